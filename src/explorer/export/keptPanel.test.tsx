/** The panel of the export stays while more becomes known of the same rows, and ends with them. */
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import InsightsPage from '../../endpoints/insights/page.tsx'
import { holdProfiles } from '../../test/heldAnswers.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { useServer } from '../../test/server.ts'

useServer()

/** What the rows in sight say of their analysts: names, once they are known, with their hit rates. */
const analysts = (): readonly string[] =>
  screen.getAllByRole('gridcell').flatMap((cell) => (cell.ariaColIndex === '1' ? [cell.textContent.replace(/ \d+%$/, '')] : []))

it('the panel stands while the names of the analysts arrive, writes them as they stand then, and ends where other rows come', async () => {
  const user = userEvent.setup()
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const held = holdProfiles()
  const address = '/insights?tickers=HALO&limit=12&v.cols=computed.analyst,firm&v.sort=computed.analyst:desc'
  const { router } = renderPage(address, { fetch: held.fetch }, InsightsPage)
  await screen.findAllByRole('gridcell')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  const panel = await screen.findByRole('dialog', { name: 'Export' })

  held.letThrough()
  await waitFor(() => expect(analysts()[0]).toBe('Yara Malhotra'))
  expect(panel.isConnected).toBe(true)
  await user.click(within(within(panel).getByRole('group', { name: 'Download' })).getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const written = (await files[0]!.text()).split('\r\n').slice(1)
  expect(written.slice(0, analysts().length).map((line) => line.split('"')[3])).toEqual(analysts())

  await router.navigate(address.replace('HALO', 'BWLN'))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Export' })).toBeNull())
})
