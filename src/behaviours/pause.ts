/** Ends the task, so that the browser can paint and take what the visitor does. A message has no delay; timers in a row have 4 ms. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
