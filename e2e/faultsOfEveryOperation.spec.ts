/** Faults that only a socket or a gateway has, on every operation: told as what they are, asked again as often as helps, and no word on the plan. */
import { addresses } from './addresses.ts'
import { alert, requestsOf } from './explorer.ts'
import { operations } from './operations.ts'
import { expect, test } from './page.ts'

test.use({ baseURL: addresses.faulty })

const FAULTS = [
  ['CUTPLAIN', 'The answer was cut off.', 2],
  ['BADGZIP', 'The answer could not be unpacked.', 2],
  ['FIREWALL', 'Something between you and the service refused this.', 1],
  ['RESETBODY', 'The answer was cut off.', 3],
] as const

/** How a name is asked for, where it is not as a ticker; transcripts know no names, and the service a number that stands for one. */
const QUERIES: Readonly<Record<string, string>> = {
  analysts: 'analyst_name=',
  'insider-filings': 'search_keys_type=symbol&search_keys=',
  logos: 'search_keys=',
  'price-ratios': 'from=2026-11-02&to=2026-11-13&tickers=',
}

for (const [place, { id, title }] of operations.entries()) {
  const [name, words, times] = id === 'transcripts' ? FAULTS[0] : FAULTS[place % FAULTS.length]!
  const query = id === 'transcripts' ? 'limit=41' : `${QUERIES[id] ?? 'tickers='}${name}`
  test(`${title}: ${name}`, async ({ page, forgive }) => {
    forgive(/Failed to load resource/)
    const asked = requestsOf(page)
    await page.goto(`/${id}?${query}`)
    await expect(alert(page)).toContainText(words)
    await expect(alert(page).getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect.poll(() => asked.filter((address) => /=([A-Z]{5,}|41)\b/.test(address))).toHaveLength(times)
    await expect(page.getByRole('navigation', { name: 'Operations' }).getByText('not in your plan')).toHaveCount(0)
  })
}
