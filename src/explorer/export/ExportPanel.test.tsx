/** The panel of the export: what it offers to take along, as a file or to the clipboard, and what it remembers. */
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { preferences, setPreferences } from '../../settings/preferences.ts'
import { renderPage } from '../../test/renderPage.tsx'

const files: Blob[] = []
const copied: Blob[] = []

beforeEach(() => {
  files.length = 0
  copied.length = 0
  setPreferences({ csvComments: 'off' })
  HTMLElement.prototype.showPopover = () => undefined
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly text: Promise<Blob>
      constructor(given: Record<string, Promise<Blob>>) {
        this.text = given['text/plain']!
      }
    },
  )
})

const SPLITS = [
  { id: 'a', ticker: 'HALO', ratio: '4:1' },
  { id: 'b', ticker: 'QNTR', ratio: '1:20' },
]

async function opened(address: string, body: object) {
  const user = userEvent.setup()
  const write = async ([item]: readonly unknown[]): Promise<void> =>
    void copied.push(await (item as { text: Promise<Blob> }).text)
  Object.assign(navigator.clipboard, { write })
  renderPage(address, { fetch: () => Promise.resolve(Response.json(body)) })
  await screen.findByRole('grid')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  const panel = await screen.findByLabelText('Export')
  const press = (role: 'button' | 'radio' | 'checkbox', name: string | RegExp): Promise<void> =>
    user.click(within(panel).getByRole(role, { name, hidden: true }))
  return { panel, press }
}

it('offers what is on screen first, and writes its rows, order and columns', async () => {
  const { panel, press } = await opened('/splits?v.cols=ticker,ratio&v.sort=ticker:desc', { splits: SPLITS })
  expect(within(panel).getAllByRole('radio', { hidden: true, checked: true })).toEqual([
    within(panel).getByRole('radio', { hidden: true, name: 'Current view (2 rows, 2 columns)' }),
  ])
  await press('button', 'CSV')
  await waitFor(() => expect(files).toHaveLength(1))
  expect(await files[0]!.text()).toBe('"ticker","ratio"\r\n"QNTR","1:20"\r\n"HALO","4:1"\r\n')
  await within(panel).findByText(/^Saved splits .* 2-rows.csv$/)
  await press('radio', 'All loaded rows (2), all fields')
  await press('button', 'NDJSON')
  await waitFor(() => expect(files).toHaveLength(2))
  const [, ...lines] = (await files[1]!.text()).trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(SPLITS)
})

it('copies what is on screen as text, to be pasted into a sheet or a document', async () => {
  const { panel, press } = await opened('/splits?v.cols=ticker,ratio', { splits: SPLITS })
  await press('button', 'Copy as TSV')
  await within(panel).findByText('Copied 2 rows as TSV')
  await press('button', 'Copy as Markdown')
  await within(panel).findByText('Copied 2 rows as Markdown')
  expect(await copied[0]!.text()).toBe('Ticker\tRatio\nHALO\t4:1\nQNTR\t1:20\n')
  expect(await copied[1]!.text()).toContain('| HALO | 4:1 |\n')
  expect(files).toEqual([])
})

it('says when the browser does not let it copy', async () => {
  const { panel, press } = await opened('/splits', { splits: SPLITS })
  Object.assign(navigator.clipboard, { write: () => Promise.reject(new Error('not allowed here')) })
  await press('button', 'Copy as JSON')
  expect(await within(panel).findByText('Not copied: not allowed here')).toBeTruthy()
})

it('remembers whether CSV begins with comment lines', async () => {
  const { press } = await opened('/splits?v.cols=ticker', { splits: SPLITS })
  await press('checkbox', /^CSV begins with/)
  expect(preferences().csvComments).toBe('on')
  await press('button', 'CSV')
  await waitFor(() => expect(files).toHaveLength(1))
  expect(await files[0]!.text()).toMatch(/^# Splits: Splits\r\n# Address: .*\r\n# Source: .*\r\n# Exported: .*\r\n# Rows: 2\. /)
})

it('splits filings into their transactions', async () => {
  const data = [{ id: 'a', company_symbol: 'HALO', transactions: [{ shares: '1' }, { shares: '2' }] }, { id: 'b' }]
  const { press } = await opened('/insider-filings?v.cols=company_symbol,transactions', { data })
  await press('checkbox', 'Split transactions into rows')
  await press('button', 'CSV')
  await waitFor(() => expect(files).toHaveLength(1))
  expect((await files[0]!.text()).split('\r\n').slice(1, -1)).toHaveLength(3)
})
