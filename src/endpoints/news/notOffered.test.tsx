/** A service that does not offer the format asked for (F12): the words name that format. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { status } from '../../test/faults/brokenAnswers.ts'
import { renderPage } from '../../test/renderPage.tsx'

it.each([
  ['/news?tickers=HALO', 'The service did not offer JSON.'],
  ['/news?tickers=HALO&accept=application/xml', 'The service did not offer XML.'],
])('%s', async (address, words) => {
  renderPage(address, { keyTravels: 'gateway', fetch: () => Promise.resolve(status(406)()) })
  expect((await screen.findByRole('alert')).textContent).toContain(words)
})
