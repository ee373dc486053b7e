/** What is selected stays selected while more becomes known of the same rows, and ends with them. */
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import InsightsPage from '../../../endpoints/insights/page.tsx'
import { holdProfiles } from '../../../test/heldAnswers.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { useServer } from '../../../test/server.ts'

useServer()

const cells = (column: number): readonly HTMLElement[] =>
  screen.getAllByRole('gridcell').filter((cell) => cell.ariaColIndex === String(column))

const selected = (): readonly string[] => screen.queryAllByRole('gridcell', { selected: true }).map((cell) => cell.textContent)

it('a selection stands while the names of the analysts arrive, and ends where other rows come', async () => {
  const user = userEvent.setup()
  const held = holdProfiles()
  const address = '/insights?tickers=HALO&limit=12&v.cols=computed.analyst,firm,pt&v.sort=firm:asc'
  const { router } = renderPage(address, { fetch: held.fetch }, InsightsPage)
  await waitFor(() => expect(cells(2).length).toBeGreaterThan(1))
  cells(2)[0]!.focus()
  await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
  await waitFor(() => expect(selected()).toHaveLength(4))
  const before = selected()

  held.letThrough()
  await waitFor(() => expect(cells(1)[0]!.textContent).toMatch(/^\p{L}[\p{L}'’.-]* \p{L}/u))
  expect(selected()).toEqual(before)

  await router.navigate(address.replace('HALO', 'BWLN'))
  await waitFor(() => expect(selected()).toEqual([]))
})
