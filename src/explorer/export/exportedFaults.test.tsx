/** What a file says of rows that are stale, or came while the list changed: it outlives the notices on screen. */
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { setPreferences } from '../../settings/preferences.ts'
import { status } from '../../test/faults/brokenAnswers.ts'
import { askB } from '../../test/faults/brokenService.tsx'
import { renderPage } from '../../test/renderPage.tsx'

const files: Blob[] = []

beforeEach(() => {
  setPreferences({ csvComments: 'on' })
  files.length = 0
  HTMLElement.prototype.showPopover = () => undefined
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
})

async function exportedRows(): Promise<string> {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('button', { name: 'CSV', hidden: true }))
  await waitFor(() => expect(files).toHaveLength(1))
  return act(() => files[0]!.text())
}

it('F1 rows that stay when a question fails are exported as what they are', async () => {
  await askB([status(400)])
  await screen.findByRole('alert')
  const file = await exportedRows()
  expect(file).toContain('# Splits: Splits for A\r\n')
  expect(file).toMatch(
    /# Rows: 1\. Stale: loaded at \d{4}-\d\d-\d\dT[\d:.]+Z, and no answer to what was asked after\. 1 row · all loaded/,
  )
})

it('F103 rows seen twice are in no file, which says how many they were and that others may be missing', async () => {
  const rows = Array.from({ length: 100 }, (_, id) => ({ id: String(id), name: `Row ${id}` }))
  const fetch = (request: Request): Promise<Response> => {
    const page = Number(new URL(request.url).searchParams.get('page') ?? 0)
    const start = Math.max(0, page * 10 - (page > 0 ? 2 : 0))
    return Promise.resolve(Response.json({ splits: rows.slice(start, start + 10) }))
  }
  renderPage('/splits?limit=10&v.load=1..3', { fetch })
  await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('29'))
  const file = await exportedRows()
  expect(file).toContain('# Rows: 28. 28 rows so far (total unknown) · 2 seen twice and left out · the list changed')
  expect(file.match(/"Row 8"/g)).toHaveLength(1)
  expect(file).not.toContain('Stale')
})

it('rows of one answer that are the same are in the file once, which says so; those that share an identity and differ are all in it', async () => {
  const splits = ['First', 'Second', 'First'].map((name) => ({ id: 'a', name }))
  renderPage('/splits', { fetch: () => Promise.resolve(Response.json({ splits })) })
  await screen.findByText('2 rows')
  const file = await exportedRows()
  expect(file).toContain('# Rows: 2. 3 rows · all loaded · 1 seen twice and left out')
  expect([file.match(/"First"/g), file.match(/"Second"/g)]).toEqual([['"First"'], ['"Second"']])
})

it('F103 a row that came again changed stays beside the one before it, and the list is said to have changed', async () => {
  const fetch = (request: Request): Promise<Response> => {
    const page = Number(new URL(request.url).searchParams.get('page') ?? 0)
    const rows = Array.from({ length: 10 }, (_, place) => ({ id: String(page * 10 + place), name: `On page ${page}` }))
    return Promise.resolve(Response.json({ splits: [...rows.slice(0, 9), { id: '9', name: `On page ${page}` }] }))
  }
  renderPage('/splits?limit=10&v.load=1..2', { fetch })
  await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('21'))
  const file = await exportedRows()
  expect(file).toContain('# Rows: 20. 20 rows so far (total unknown) · the list changed while loading')
})
