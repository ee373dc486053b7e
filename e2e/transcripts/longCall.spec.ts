/** A call of 200,000 words, more than any that was seen (F68): it opens, and is searched like any other. */
import { addresses } from '../addresses.ts'
import { expect, test } from '../page.ts'
import { count, current, find, text } from './transcript.ts'

const WORDS = 'Thank you and good morning to everyone on the line for the third quarter of our fiscal year'.split(' ')
/** Paragraphs of forty words; every two hundredth of them says something worth finding. */
const spoken = Array.from({ length: 5000 }, (_, place) => {
  const words = Array.from({ length: 40 }, (_, word) => WORDS[(place * 7 + word) % WORDS.length]!)
  if (place % 200 === 199) words[20] = 'backlog'
  return words.join(' ')
}).join('\n\n')

test('F68 a call of 200,000 words opens and is searched', async ({ page }) => {
  const call = {
    call_id: 'c1',
    symbol: 'HALO',
    call_title: 'A very long call',
    transcripts: [{ transcript_id: 't1', type: 'NON_LIVE', text: spoken }],
  }
  await page.route('**/api/v1/transcripts/calls*', (route) =>
    route.fulfill({ json: { data: [call], message: 'success', pagination: { hits: 1, page: 1, page_count: 1, page_size: 10 } } }),
  )
  await page.goto(`${addresses.live}/transcripts?v.open=c1`)
  await expect(
    text(page)
      .getByText(/^Thank you and good morning/)
      .first(),
  ).toBeVisible()
  await find(page).fill('backlog')
  await expect(count(page)).toHaveText('1 of 25')
  await expect(current(page)).toBeInViewport()
  await find(page).press('Shift+Enter')
  await expect(count(page)).toHaveText('25 of 25')
  await expect(current(page)).toBeInViewport()
})
