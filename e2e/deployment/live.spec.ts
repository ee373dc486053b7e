/** Live mode: gateways in front of the mock service over HTTP, with the right key, a wrong one, and one for the calendars alone. */
import { addresses, keys } from '../addresses.ts'
import { alert, applyFilters, control, record, requests, requestsOf, row, rowsArrive } from '../explorer.ts'
import { heardOf, keptBy } from '../security/leaks.ts'
import { operations } from '../operations.ts'
import { ownGateway } from './ownGateway.ts'
import { expect, test } from '../page.ts'

for (const { title, withRows } of operations) {
  test(`the right key shows rows of ${title}, named as live`, async ({ page }) => {
    await page.goto(addresses.live + withRows)
    await rowsArrive(page)
    await expect(page.getByText(`Live: ${addresses.service}`)).toBeVisible()
    await expect(page.getByRole('note', { name: 'Demo data' })).toHaveCount(0)
    await expect(alert(page)).toHaveCount(0)
  })
}

test('K3, K5 the key is nowhere but on what the gateway asks the service', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const heard = heardOf(page)
  await page.goto(`${addresses.live}/splits?from=2026-01-01&to=2026-11-20&v.view=table`)
  await rowsArrive(page)
  await row(page, 1).getByRole('gridcell').first().click()
  await record(page).getByRole('tab', { name: 'JSON' }).click()
  await requests(page).getByRole('button', { name: '1 request' }).click()
  await requests(page).getByText('Raw response').click()
  await requests(page).getByRole('button', { name: 'Copy as curl' }).first().click()
  const kept = await keptBy(page)
  await page.goto(`${addresses.live}/connection`)
  await page.getByRole('button', { name: 'Ask each for one row' }).click()
  await expect(page.getByRole('cell', { name: /^answers/ })).toHaveCount(operations.length)
  const all = [...(await heard()), ...kept, ...(await keptBy(page))]
  // What is searched does hold the texts: the path of the operation is in requests, in the page and on the clipboard.
  expect(all.filter((text) => text.includes('/api/v2.1/calendar/splits')).length).toBeGreaterThan(3)
  expect(all.filter((text) => text.includes(keys.live))).toEqual([])
})

test('no text becomes markup or the address of a script but through the two policies that the page names', async ({
  page,
  forgive,
}) => {
  forgive(/requires .Trusted|require-trusted-types-for|trusted-types/i)
  await page.goto(`${addresses.live}/about`)
  const refused = await page.evaluate(async () => {
    const { promise: told, resolve } = Promise.withResolvers<void>()
    const reports: string[] = []
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => reports.push(effectiveDirective) === 5 && resolve())
    const { trustedTypes } = globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
    const attempts: Readonly<Record<string, () => unknown>> = {
      innerHTML: () => (document.createElement('div').innerHTML = '<b>x</b>'),
      parser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      worker: () => new Worker('/assets/x.js'),
      another: () => trustedTypes.createPolicy('another', {}),
      again: () => trustedTypes.createPolicy('tearsheet', {}),
    }
    const thrown = Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return []
      } catch (reason) {
        return reason instanceof TypeError ? [name] : []
      }
    })
    await told
    return thrown
  })
  expect(refused).toEqual(['innerHTML', 'parser', 'worker', 'another', 'again'])
})

test('a key that the service refuses is the server’s trouble, asked once and not shown', async ({ page, forgive }) => {
  forgive(/status of 502/)
  const asked = requestsOf(page)
  const heard = heardOf(page)
  await page.goto(`${addresses.wrongKey}/splits?v.view=table`)
  await expect(alert(page)).toContainText('The server’s key was refused.')
  await expect(alert(page)).toContainText('Tell the person who runs it.')
  await expect(page.getByRole('note', { name: 'Demo data' })).toHaveCount(0)
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect.poll(() => asked).toEqual(['/api/v2.1/calendar/splits?parameters[date_search_field]=ex&pagesize=100'])
  expect([...(await heard()), ...(await keptBy(page))].filter((text) => text.includes(keys.wrongKey))).toEqual([])
})

test('a plan with the calendars alone reads them, and says of the others that the plan lacks them', async ({ page, forgive }) => {
  forgive(/status of 403/)
  await page.goto(`${addresses.calendarsOnly}/splits?tickers=HALO&v.view=table`)
  await rowsArrive(page)
  await page.goto(`${addresses.calendarsOnly}/transcripts`)
  await expect(alert(page)).toContainText('Your plan does not include Transcripts.')
  await alert(page).getByRole('link', { name: 'Check connection' }).click()
  await page.getByRole('button', { name: 'Ask each for one row' }).click()
  const answers = page.getByRole('cell', { name: /^answers|^Your plan/ })
  await expect(answers).toHaveCount(operations.length)
  await expect(page.getByRole('navigation', { name: 'Operations' }).getByText('not in your plan')).toHaveCount(
    operations.length - 2,
  )
  const isCalendar = (title: string) => title === 'Conference calls' || title === 'Splits'
  for (const { title } of operations) {
    const words = isCalendar(title) ? 'answers' : 'Your plan does not include this dataset. (403)'
    await expect(page.getByRole('row', { name: title }).getByRole('cell').last()).toHaveText(words)
  }
})

test('K14 a service that is gone is an error, never demo data', async ({ page, forgive }) => {
  forgive(/status of 502/)
  await using gateway = await ownGateway()
  await page.goto(`${gateway.address}/splits?tickers=HALO&v.view=table`)
  await rowsArrive(page)
  await gateway.stopService()
  await (await control(page, 'Importance, at least')).selectOption('1')
  await applyFilters(page)
  await expect(alert(page)).toContainText('Service unreachable, busy or too slow.')
  await expect(alert(page)).toContainText('for “Splits for HALO”.')
  await expect(row(page, 1)).toContainText('HALO')
  await page.reload()
  await expect(alert(page)).toContainText('Service unreachable, busy or too slow.')
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(page.getByRole('note', { name: 'Demo data' })).toHaveCount(0)
})
