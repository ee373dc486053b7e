/** A company view that cannot read its records fails in its own panel, where it can be asked again; the others stand. */
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ALL_ANSWERED, ASKED } from '../../test/askedOfCompany.ts'
import type { AnyCompanyView } from '../../api/endpoint/companyView.ts'
import { endpoints } from '../../endpoints/index.ts'
import { named } from '../../test/faults/oddRecords.ts'
import { renderPage } from '../../test/renderPage.tsx'

/** Operation and mapping that fail now: `splits eventOf`. */
const broken = vi.hoisted(() => ({ mapping: '' }))

vi.mock('../../endpoints/companyViews.ts', async (original) => {
  const { companyViews } = await original<{ companyViews: readonly AnyCompanyView[] }>()
  const breakable = <T extends object>(part: T, operation: string): T =>
    Object.fromEntries(
      Object.entries(part).map(([name, value]: [string, unknown]) => [
        name,
        typeof value !== 'function'
          ? value
          : (...given: readonly unknown[]): unknown => {
              if (broken.mapping === `${operation} ${name}`) throw new TypeError('A fault of ours')
              return Reflect.apply(value, undefined, given)
            },
      ]),
    ) as T
  return {
    companyViews: companyViews.map(({ endpoint, dependsOn, ...view }) => ({
      ...breakable(view, endpoint.id),
      endpoint,
      ...(dependsOn && { dependsOn: { ...breakable(dependsOn, endpoint.id), endpoint: dependsOn.endpoint } }),
    })),
  }
})

/** One record of each operation, with nothing in it but what names it. */
const oneRecord = async ({ url }: Request): Promise<Response> => {
  const endpoint = endpoints.find(({ path }) => path === new URL(url).pathname)!
  const record = named(endpoint, { analyst_id: 'a-1' })
  return Response.json(endpoint.envelope.write([record], { hits: 1, page: 1, pageSize: 10 }))
}

it.each([
  ['insider-filings eventOf', 'Insider filings'],
  ['price-ratios pricesOf', 'Prices & valuation'],
  ['price-ratios dailyPricesOf', 'Prices & valuation'],
  ['insights targetsOf', 'Analyst ratings'],
  ['logos factsOf', 'Logos'],
  ['insights identityOf', 'Analyst ratings'],
  ['analysts textsOf', 'Analysts'],
])('%s', async (mapping, title) => {
  broken.mapping = mapping
  renderPage('/company/HALO', { fetch: oneRecord })
  expect(await screen.findByText(new RegExp(`^\\d+ of ${ASKED} datasets loaded; unavailable: .*${title}`))).toBeDefined()
  const panel = within(screen.getByRole('region', { name: title }))
  expect(panel.getByRole('alert').textContent).toContain('This answer could not be shown.')
  expect(panel.queryByText('Loading…')).toBeNull()
  expect(within(screen.getByRole('region', { name: 'News' })).getByText('1 news item loaded')).toBeDefined()
  broken.mapping = ''
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(ALL_ANSWERED)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
