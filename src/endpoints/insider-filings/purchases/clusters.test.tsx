/** The view of clusters: which there are by the numbers of the address, what a row says, and where its links lead. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// A part that loads when it is wanted: read in here, so that a slow machine does not count against what is waited for.
import '../../../explorer/grid/DerivedTable.tsx'
import '../../../explorer/record/RecordPanel.tsx'
import { purchaseClusters } from '../../../analysis/insiders/purchaseClusters.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { filingsOf } from '../filing/filing.ts'
import InsiderFilingsPage from '../page.tsx'
import { clusterRows } from './clusterRows.ts'
import { ruleOf } from './clusterRule.ts'
import { loadedPurchases } from './loadedPurchases.ts'
import { CLUSTER } from './testing.ts'

it('says of a cluster who bought, how much and when it could be known', () => {
  const { purchases, leftOut } = loadedPurchases(filingsOf(CLUSTER), [])
  const rows = clusterRows(purchaseClusters(purchases, { people: 3, days: 15 }), leftOut)
  expect(rows.map(({ source, values }) => ({ source, ...values }))).toEqual([
    {
      // The filing of Cyd, by which three had reported: the fund's was known before it was amended.
      source: 3,
      company_symbol: 'HALO',
      company_name: 'Halo Works',
      cluster: {
        first: '2026-10-05',
        last: '2026-10-20',
        known_on: '2026-10-21',
        people: 3,
        insiders: "Ann (Ann's title); Partner with Fund (ten-percent owner); Cyd (director)",
        // 100.5 × 10 + 1,000 × 12.345 + 50 × 11.50, over 1,150.5 shares.
        value: '13925.00',
        average_price: '12.1034',
        filings: 3,
        shares: '1150.5',
      },
    },
  ])
})

it('takes the numbers of the address, and the usual ones in place of any other text', () => {
  const rule = (people: string | undefined, days: string | undefined) =>
    ruleOf((name) => ({ 'v.people': people, 'v.days': days })[name])
  expect(rule(undefined, undefined)).toEqual({ people: 3, days: 30 })
  expect(rule('2', '0')).toEqual({ people: 2, days: 0 })
  for (const odd of ['1', '21', '-3', '2.5', 'x', '']) expect(rule(odd, '366')).toEqual({ people: 3, days: 30 })
})

const open = (query: string) =>
  renderPage(`/insider-filings?${query}`, { fetch: () => Promise.resolve(Response.json({ data: CLUSTER })) }, InsiderFilingsPage)
const shownRows = async () =>
  within(await screen.findByRole('grid', { name: 'Insider filings' }))
    .getAllByRole('row')
    .slice(1)

it('shows a row for each cluster, whose filings are a link and which opens the filing that made it known', async () => {
  const page = open('v.view=clusters&v.days=15')
  const [row, ...others] = await shownRows()
  expect(others).toEqual([])
  expect(row!.textContent).toContain('5 Oct 2026')
  expect(screen.getByText('1 cluster')).toBeTruthy()
  const link = within(row!).getByRole('link', { name: '3' })
  expect(link.getAttribute('href')).toBe(
    '/insider-filings?search_keys=HALO&search_keys_type=symbol&from=2026-10-06&to=2026-10-26',
  )
  fireEvent.click(within(row!).getByText('Halo Works'))
  expect(page.address()).toContain('v.open=f4')
})

it('has the numbers typed in the address, and the usual ones not', async () => {
  const page = open('v.view=clusters')
  await shownRows()
  const days = screen.getByRole('textbox', { name: 'Days at most' })
  fireEvent.change(days, { target: { value: '14' } })
  expect(page.address()).toContain('v.days=14')
  expect(await screen.findByText(/^No company has 3 insiders who bought within 14 days/)).toBeTruthy()
  fireEvent.change(days, { target: { value: '999' } })
  expect(page.address()).toContain('v.days=14')
  fireEvent.blur(days)
  await waitFor(() => expect(days).toHaveProperty('value', '14'))
  fireEvent.change(days, { target: { value: '30' } })
  expect(page.address()).toBe('/insider-filings?v.view=clusters')
  fireEvent.change(screen.getByRole('textbox', { name: 'People at least' }), { target: { value: '2' } })
  fireEvent.click(within(screen.getByRole('group', { name: 'View' })).getByRole('button', { name: 'Filings' }))
  expect(page.address()).toBe('/insider-filings')
})

it('says since when purchases are loaded, and lists what is left out with its filing', async () => {
  open('v.view=clusters&from=2026-10-01&to=2026-11-20')
  await shownRows()
  expect(screen.getByText('Purchases loaded from 1 Oct 2026: a cluster may begin before.')).toBeTruthy()
  fireEvent.click(screen.getByText(/^4 purchases left out: 2 amended, 1 reported twice/))
  const items = within(screen.getByRole('list', { name: 'Purchases left out' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'HALO, Fund, 12 Oct 2026, 1,000 shares reported twice (joint filing)',
    'HALO, Partner, 12 Oct 2026, 1,000 shares amended',
    'HALO, Fund, 12 Oct 2026, 1,000 shares amended',
    'HALO, Dan, 26 Oct 2026, 7 shares without price or shares',
  ])
  expect(within(items[1]!).getByRole('link').getAttribute('href')).toContain('v.open=f3')
})
