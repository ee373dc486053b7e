/** Changes across a split: said to be unchecked until the split calendar was asked, adjusted then, and unchecked where it refuses. */
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../../test/renderPage.tsx'
import { useServer } from '../../../test/server.ts'
import InsightsPage from '../page.tsx'

useServer()

/** Of a share that was split two for one on 11 May 2026. */
const SPLIT = '/insights?tickers=GSHR&from=2025-06-01'

it('says that changes are not checked for splits, and adjusts them once they are', async () => {
  renderPage(SPLIT, {}, InsightsPage)
  await screen.findByText('Changes not checked for splits.', { exact: false }, { timeout: 50_000 })
  const cut = () => Number(/^\d+/.exec(screen.getByRole('button', { name: /^\d+ cut$/ }).getAttribute('aria-label')!)![0])
  const before = cut()
  await userEvent.click(screen.getByRole('button', { name: 'Check splits' }))
  await screen.findByText(/Changes are adjusted for splits\.$/, {}, { timeout: 50_000 })
  expect(screen.queryByText('Changes not checked for splits.', { exact: false })).toBeNull()
  // Halved targets counted as cut. The figures come after the rows they are found from.
  await waitFor(() => expect(cut()).toBeLessThan(before))
})

it('says so too where the split calendar refuses', async () => {
  renderPage(
    `${SPLIT}&v.prior=asked`,
    {
      fetch: (request) =>
        request.url.includes('/calendar/splits')
          ? Promise.resolve(Response.json({ error: 'plan' }, { status: 403 }))
          : fetch(request),
    },
    InsightsPage,
  )
  const words = /Changes not checked for splits: Your plan does not include the split calendar\.$/
  expect(await screen.findByText(words, {}, { timeout: 50_000 })).toBeDefined()
})
