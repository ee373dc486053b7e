/** The same company elsewhere: the days are said once, above the datasets that have them. */
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { useServer } from '../../test/server.ts'

useServer()

const linksBelow = (heading: string): readonly (string | null)[] =>
  within(screen.getByRole('heading', { name: heading }).nextElementSibling as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

it('parts the datasets that are asked for a week either side of the day from those without days', async () => {
  renderPage('/insights?tickers=HALO&v.open=150c71042ffb4fa92c8daf77&v.tab=related')
  const heading = await screen.findByRole('heading', { name: /^A week either side of \d+ [A-Z][a-z]{2} \d{4}$/ })
  const dated = linksBelow(heading.textContent)
  expect(dated[0]).toMatch(/^\/company\/HALO\?from=/)
  expect(dated).not.toHaveLength(1)
  for (const address of dated) expect(address).toMatch(/from=.*&to=/)
  for (const address of linksBelow('Any day')) expect(address).not.toMatch(/from=/)
})
