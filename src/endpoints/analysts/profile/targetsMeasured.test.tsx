/** The targets of an analyst measured in the profile: by hand on three ratings, and on the market of the demo. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { answersWith, RATINGS, rating } from '../../../explorer/trackRecord/testing.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { useServer } from '../../../test/server.ts'
import { insights } from '../../insights/endpoint.ts'
import { priceRatios } from '../../price-ratios/endpoint.ts'
import Page from '../page.tsx'

useServer()
// Loaded lazily by the page: on a busy machine that takes longer than anything that is waited for here.
beforeAll(async () => {
  await import('../../../explorer/record/RecordPanel.tsx')
  await import('../../price-ratios/joinSource.ts')
})

const track = () => screen.findByRole('region', { name: 'Price targets measured' })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const rates = async () => {
  const table = await screen.findByRole('table', { name: 'Rates of the targets measured' })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
}
const outcomes = () =>
  within(screen.getByRole('list', { name: 'Targets and outcomes' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

async function measure(fetch: ReturnType<typeof answersWith>, address = '/analysts?v.open=a1') {
  const page = renderPage(address, { fetch }, Page)
  await press('Load ratings')
  await press(/^Measure \d/)
  return page
}

describe('an analyst with three ratings', () => {
  it('costs nothing before a press, and says what each press costs', async () => {
    const { requests } = renderPage('/analysts?v.open=a1', { fetch: answersWith() }, Page)
    expect((await track()).textContent).toContain('First the ratings of Ada Roe: 1 request for each 1,000; then prices')
    const asked = (path: string) => requests.filter(({ url }) => new URL(url).pathname === path).length
    const before = asked(insights.path)
    await press('Load ratings')
    await screen.findByRole('button', { name: 'Measure 3 targets' })
    expect(asked(insights.path)).toBe(before + 1)
    expect((await track()).textContent).toContain('1 ticker, about 480 daily rows, 2 requests')
    expect(asked(priceRatios.path)).toBe(0)
  })

  it('has both rates with both samples, each target in words and a press away', async () => {
    await measure(answersWith())
    // 1 of 2 by the score interval: 0.5 ± 1.96 √(0.125 + 0.2401) / 2.9207.
    expect(await rates()).toEqual([
      ['50.0% 1 of 2', '9.5–90.5%', '35%', '64%'],
      ['50.0% 1 of 2', '9.5–90.5%', '26%', '38%'],
      ['100.0% 2 of 2', '34.2–100.0%', '–', '–'],
    ])
    const text = (await track()).textContent
    expect(text).toContain('Provider: 95.00% of 12 ratings gained; outside our 95% interval for targets reached, within that')
    expect(text).toContain('Median days28Run against11.6%Still open1Superseded2')
    expect(outcomes()).toEqual([
      '3 Feb 2026ACME 100.00◌ Open, 290 of 365 days, 42.9% away; largest run against it −2.9%',
      '3 Feb 2025ACME 150.00○ Not reached by 3 Feb 2026, 7.1% away; largest run against it −18.2%',
      '6 Jan 2025ACME 120.00● Reached on 3 Feb 2025, after 28 days; largest run against it −5.0%',
    ])
    const link = screen.getByRole('link', { name: 'ACME 120.00' })
    expect(link.getAttribute('href')).toBe('/insights?tickers=ACME&analyst=a1&v.open=reached')
  })

  it('measures to the next target instead, and the address says so', async () => {
    const { address } = await measure(answersWith())
    await press('To the next target')
    expect(address()).toBe('/analysts?v.open=a1&v.until=next')
    expect((await rates())[0]).toEqual(['0.0% 0 of 1', '0.0–79.3%', '–', '–'])
    expect(outcomes()[2]).toContain('Replaced before a trading day had passed')
    await press('Close')
    expect(address()).toBe('/analysts')
  })

  it('counts what it leaves out, by the reason', async () => {
    const records = [...RATINGS, rating('silent', '2025-05-05', ''), rating('gone', '2025-05-05', '10', 'GONE')]
    await measure(answersWith({ insights: records }))
    await rates()
    expect((await track()).textContent).toContain('Left out: no target (1), no prices (1).')
  })
})

describe('where a part is missing', () => {
  it('says that the plan lacks prices, and the profile stands', async () => {
    await measure(answersWith({}, { 'price-ratios': 403 }))
    expect(await within(await track()).findByText(/Your plan does not include prices/)).toBeTruthy()
    expect(screen.getByRole('table', { name: 'Track record by period' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('says that the plan lacks ratings', async () => {
    renderPage('/analysts?v.open=a1', { fetch: answersWith({}, { insights: 403 }) }, Page)
    await press('Load ratings')
    expect(await within(await track()).findByText(/Your plan does not include Analyst ratings/)).toBeTruthy()
    expect(screen.getByRole('table', { name: 'Track record by period' })).toBeTruthy()
  })

  it('leaves out what a split may have overtaken when the calendar failed, and measures the rest', async () => {
    await measure(answersWith({}, { splits: 400 }))
    expect(await within(await track()).findByText(/The split calendar is not there/)).toBeTruthy()
    expect((await track()).textContent).toContain('Left out: split not checked (2).')
    expect(outcomes()[0]).toContain('Open, 290 of 365 days')
  })

  it('says so where no rating has a target', async () => {
    renderPage('/analysts?v.open=a1', { fetch: answersWith({ insights: [rating('silent', '2025-05-05', '')] }) }, Page)
    await press('Load ratings')
    expect(await screen.findByText('None of 1 ratings has a target to measure.')).toBeTruthy()
  })
})

describe('in the demo', () => {
  // By name, since who agrees and who does not follows from the invented prices.
  it.each([
    ['Keiko Omondi', 'within our 95% interval for targets reached'],
    // The provider counts what gained: most targets were reached on the way, and fewer prices stayed above.
    ['Javier Dimitrov', 'outside our 95% interval for targets reached, within that for prices that moved their way'],
  ])('the rate of the provider for %s lies %s', async (name, words) => {
    renderPage(`/analysts?analyst_name=${name}`, {}, Page)
    await userEvent.click(within(await screen.findByRole('grid')).getByText(name))
    await press('Load ratings')
    await press(/^Measure \d+ targets$/)
    // Company after company, as their prices come.
    await waitFor(async () => {
      const [reached] = await rates()
      expect(Number(/of (\d+)/.exec(reached![0]!)?.[1])).toBeGreaterThan(30)
    })
    expect(await screen.findByText(new RegExp(words))).toBeTruthy()
  })
})
