// Preloaded (`--import`) by stopping.test.ts: the process that checks words is busy a second after it has begun, and never comes to rest.
if (process.argv.some((argument) => argument.endsWith('textCheckProcess.ts'))) {
  setTimeout(() => {
    for (;;);
  }, 1000);
}
