/** Everything in which a key could leak to the browser: what the page hears and says, and what it keeps. */
import type { Page, Response } from '../page.ts'

/** Collects from now on: addresses, headers and bodies of requests and answers, and lines of the console. */
export function heardOf(page: Page): () => Promise<readonly string[]> {
  const lines: string[] = []
  const answers: Promise<unknown>[] = []
  page.on('console', (message) => lines.push(message.text()))
  page.on('request', (request) => {
    lines.push(request.url(), request.postData() ?? '')
    answers.push(request.allHeaders().then((headers) => lines.push(JSON.stringify(headers))))
  })
  page.on('response', (response) => answers.push(readAnswer(response).then((text) => lines.push(text))))
  return async () => {
    await Promise.all(answers)
    return lines
  }
}

/** A body that the browser let go of, as at a change of page, leaves its headers. */
async function readAnswer(response: Response): Promise<string> {
  const headers = JSON.stringify(await response.allHeaders())
  const body = await response.text().catch(() => '')
  return `${headers}\n${body}`
}

/** The document, its fields, the address and its history's state, every storage, cookies and the clipboard. */
export async function keptBy(page: Page): Promise<readonly string[]> {
  const cookies = JSON.stringify(await page.context().cookies())
  const kept = await page.evaluate(async () => [
    document.documentElement.outerHTML,
    document.documentElement.innerText,
    ...Array.from(document.querySelectorAll('input, textarea'), (field) => (field as HTMLInputElement).value),
    location.href,
    JSON.stringify(history.state),
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    JSON.stringify(await indexedDB.databases()),
    JSON.stringify(await caches.keys()),
    await navigator.clipboard.readText().catch(() => ''),
  ])
  return [cookies, ...kept]
}
