/**
 * A page whose network nobody listens to. Of a page that is driven the browser keeps each answer's text for the driver, within its main
 * thread: 40 ms and more for the seven megabytes of ten thousand rows, which no user has to wait for.
 */
import type { CDPSession } from '@playwright/test'

interface UnwatchedPage extends AsyncDisposable {
  /** What a piece of JavaScript gives in the end, as JSON has it; throws where that throws. */
  readonly evaluate: (script: string) => Promise<unknown>
  /** `script` runs in each document before its own. */
  readonly beforeLoad: (script: string) => Promise<void>
  readonly throttle: (times: number) => Promise<void>
  readonly goTo: (url: string) => Promise<void>
}

interface Answer {
  readonly id: number
  readonly result?: { readonly result?: { readonly value?: unknown }; readonly exceptionDetails?: { readonly text: string } }
  readonly error?: { readonly message: string }
}

/** `browser` is the session of the browser itself. */
export async function openUnwatched(browser: CDPSession, size: { width: number; height: number }): Promise<UnwatchedPage> {
  // In a context that Playwright did not make, and leaves alone therefore.
  const { browserContextId } = await browser.send('Target.createBrowserContext')
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId, ...size })
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false })
  const waiting = new Map<number, (answer: Answer) => void>()
  const take = (event: { sessionId: string; message: string }): void => {
    if (event.sessionId !== sessionId) return
    const answer = JSON.parse(event.message) as Answer
    waiting.get(answer.id)?.(answer)
  }
  browser.on('Target.receivedMessageFromTarget', take)
  const send = async (method: string, params: Readonly<Record<string, unknown>> = {}): Promise<Answer['result']> => {
    const id = waiting.size + 1
    const answered = new Promise<Answer>((done) => waiting.set(id, done))
    await browser.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
    const { result, error } = await answered
    const failure = error?.message ?? result?.exceptionDetails?.text
    if (failure) throw new Error(`${method}: ${failure}`)
    return result
  }
  await send('Page.enable')
  return {
    evaluate: async (expression) =>
      (await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }))?.result?.value,
    beforeLoad: async (source) => void (await send('Page.addScriptToEvaluateOnNewDocument', { source })),
    throttle: async (rate) => void (await send('Emulation.setCPUThrottlingRate', { rate })),
    goTo: async (url) => void (await send('Page.navigate', { url })),
    async [Symbol.asyncDispose]() {
      browser.off('Target.receivedMessageFromTarget', take)
      await browser.send('Target.disposeBrowserContext', { browserContextId })
    },
  }
}
