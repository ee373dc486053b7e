/** Every parameter of each operation, set through the form, read back from the address, the form and the request that was made. */
import { endpoints } from '../../src/endpoints/index.ts'
import type { Param } from '../../src/api/endpoint/params.ts'
import { addresses } from '../addresses.ts'
import type { Entry } from '../../src/test/formEntries.ts'
import { addressOf, applyFilters, field, filters, openForm, textOf } from '../explorer.ts'
import { operations } from '../operations.ts'
import { expect, test, type Page, type Request } from '../page.ts'

test.use({ baseURL: addresses.live })

async function enter(page: Page, entry: Entry): Promise<void> {
  if ('type' in entry) return field(page, entry.label).fill(entry.type)
  if ('choose' in entry) {
    await field(page, entry.label).selectOption({ label: entry.choose })
    return
  }
  const group = filters(page).getByRole('group', { name: entry.label })
  await group.getByText(/chosen$|^All$/).click()
  for (const name of entry.tick) await group.getByLabel(name, { exact: true }).click()
}

const queryOf = (sent: Request): string => {
  const { pathname, search } = new URL(sent.url())
  return pathname + decodeURIComponent(search)
}

/** Applies the form; the next request on the operation's path, percent-decoded, and what it accepts. */
async function applied(page: Page, path: string): Promise<{ readonly request: string; readonly accept: string | undefined }> {
  const coming = page.waitForRequest((sent) => queryOf(sent).startsWith(path))
  await applyFilters(page)
  const sent = await coming
  return { request: queryOf(sent), accept: sent.headers()['accept'] }
}

const pathOf = (request: string): string => request.split('?')[0]!

for (const { id, title, everyParameter, onPage } of operations) {
  const { entries, address, request, accept = 'application/json' } = onPage?.everyParameter ?? everyParameter
  test(`every parameter of ${title} goes from the form to the address and to the request`, async ({ page, forgive }) => {
    // So many filters leave nothing, and "nothing" is a 404 to some operations (wire-format 6).
    forgive(/status of 404/)
    const params: readonly Param[] = Object.values(endpoints.find((endpoint) => endpoint.id === id)?.params ?? {})
    const asked = params.filter(({ label, readOff }) => label !== 'On date' && !readOff)
    const others = asked.filter(({ label }) => !entries.some((entry) => entry.label === label))
    expect(others, 'parameters that this test leaves out').toEqual([])

    await page.goto(`/${id}`)
    await openForm(page)
    for (const entry of entries) await enter(page, entry)
    expect(await applied(page, pathOf(request))).toEqual({ request, accept })
    await expect.poll(() => addressOf(page)).toBe(address)

    await page.reload()
    for (const entry of entries) {
      if ('choose' in entry) await expect(field(page, entry.label).locator('option:checked')).toHaveText(entry.choose)
      if ('type' in entry) await expect.poll(() => textOf(field(page, entry.label))).toBe(entry.inAddress ?? entry.type)
    }
    await expect.poll(() => addressOf(page)).toBe(address)
  })
}

/** A single day excludes a range (§4), so it is asked for alone. */
for (const { id, title, onPage, ...plain } of operations) {
  const singleDay = onPage?.singleDay ?? plain.singleDay
  if (singleDay === undefined) continue
  test(`the single day of ${title} goes from the form to the address and to the request`, async ({ page, forgive }) => {
    forgive(/status of 404/)
    await page.goto(`/${id}?from=2026-11-01&to=2026-11-20`)
    await openForm(page)
    await field(page, 'On date').fill('2026-11-18')
    await applyFilters(page)
    await expect(filters(page).getByText('A single day and a range exclude each other: keep one of them.')).toBeVisible()
    await expect.poll(() => addressOf(page)).toBe(`/${id}?from=2026-11-01&to=2026-11-20`)

    await field(page, 'From').fill('')
    await field(page, 'To').fill('')
    expect(await applied(page, pathOf(singleDay))).toEqual({ request: singleDay, accept: 'application/json' })
    await expect.poll(() => addressOf(page)).toBe(`/${id}?date=2026-11-18`)
  })
}
