/** The key under every fault, of a service that repeats it in its words: in no text, no copied detail, no record of requests (resilience K8). */
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { body, broken, cut, direct, redirected, status } from '../../test/faults/brokenAnswers.ts'
import { askB } from '../../test/faults/brokenService.tsx'

const CANARY = 'CANARY-of-the-faults'
const words = { title: `The key ${CANARY}`, detail: `token ${CANARY} is unknown`, errors: [`no ${CANARY}`] }

const faults: readonly (readonly [string, () => Response])[] = [
  ...[400, 401, 403, 404, 405, 406, 408, 413, 414, 422, 431, 500, 502, 503, 504].map(
    (code) => [String(code), status(code, { 'x-request-id': CANARY }, words)] as const,
  ),
  ['200 that reports a failure', body(JSON.stringify({ ok: 'false', message: `Bad key ${CANARY}` }))],
  ['an object of something else', body(JSON.stringify({ [CANARY]: 1, count: CANARY }))],
  ['a web page', body(`<!doctype html><title>${CANARY}</title>`, 'text/html')],
  ['no JSON', body(`{"splits": [${CANARY}`)],
  ['a redirect', redirected],
  ['an answer cut off', cut],
  ['no connection', broken],
]

it.each(faults)('K8 %s', async (_, answer) => {
  const errors: unknown[] = []
  const listen = ({ reason }: PromiseRejectionEvent): unknown => errors.push(reason)
  window.addEventListener('unhandledrejection', listen)
  const user = userEvent.setup()
  await askB([answer], { ...direct, key: CANARY })
  const alert = await screen.findByRole('alert')
  await user.click(within(alert).getByRole('button', { name: 'Copy details' }))
  const dock = screen.getByRole('region', { name: 'Requests' })
  await user.click(within(dock).getByRole('button', { name: /requests?$/ }))
  for (const summary of await within(dock).findAllByText('Raw response')) await user.click(summary)
  expect(await navigator.clipboard.readText()).toContain('/api/v2.1/calendar/splits')
  const places = {
    document: document.documentElement.outerHTML,
    title: document.title,
    clipboard: await navigator.clipboard.readText(),
    address: window.location.href,
  }
  expect(Object.entries(places).flatMap(([place, text]) => (text.includes(CANARY) ? [place] : []))).toEqual([])
  expect(errors).toEqual([])
  window.removeEventListener('unhandledrejection', listen)
  vi.useRealTimers()
})
