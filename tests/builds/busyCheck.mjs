// Preloaded (`--import`) by stopping.test.ts: one second after its start, the process that checks words is busy and stays busy.
if (process.argv.some((argument) => argument.endsWith('textCheckProcess.ts'))) {
  setTimeout(() => {
    for (;;);
  }, 1000);
}
