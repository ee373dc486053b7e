/** Lets the page draw and answer in the midst of long work. */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    // A timer would wait four milliseconds each time, and much longer in a hidden tab.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
