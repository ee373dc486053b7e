/** Faults that only a socket or a gateway has, on every operation: told as what they are, asked again as often as helps, and no word on the plan. */
import { addresses } from '../addresses.ts'
import { alert, requestsOf } from '../explorer.ts'
import { operations } from '../operations.ts'
import { expect, test } from '../page.ts'

test.use({ baseURL: addresses.faulty })

const FAULTS = [
  ['CUTPLAIN', 'The answer was cut off.', 2],
  ['BADGZIP', 'The answer could not be unpacked.', 2],
  ['FIREWALL', 'Something between you and the service refused this.', 1],
  ['RESETBODY', 'The answer was cut off.', 3],
] as const

for (const [place, { id, title, named }] of operations.entries()) {
  const [name, words, times] = named ? FAULTS[place % FAULTS.length]! : FAULTS[0]
  // To an operation that knows no names the service answers so to a number that stands for one.
  const query = named?.(name) ?? 'limit=41'
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
