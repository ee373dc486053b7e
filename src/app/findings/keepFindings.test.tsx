/** Every answer of a session is looked at, those before this part was there included, and kept under the service alone. */
import { render, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fetchPage } from '../../api/client/client.ts'
import type { Connection } from '../../api/client/connection.ts'
import { ConnectionContext } from '../../connection/ConnectionContext.tsx'
import { splits } from '../../endpoints/splits/endpoint.ts'
import { keptFindings } from '../../settings/keptFindings.ts'
import { connectionTo } from '../../test/connection.ts'
import { KeepFindings } from './KeepFindings.tsx'

beforeEach(() => localStorage.clear())

const show = (connection: Connection) =>
  render(
    <ConnectionContext value={{ connection, isDirectAllowed: true, useKey: () => undefined }}>
      <KeepFindings />
    </ConnectionContext>,
  )

it('keeps what answers showed, earlier and later ones, by the host of the service', async () => {
  const rows = [{ id: 's1', ticker: 'ACME', mood: 'calm', date_ex: 'soon' }]
  const connection = connectionTo({
    serviceUrl: 'https://user:secret@service.test:8443/base?token=secret',
    fetch: () => Promise.resolve(Response.json({ splits: rows })),
  })
  await fetchPage(splits, { limit: 5 } as never, connection)
  show(connection)
  const own = () => keptFindings()['service.test:8443'] ?? []
  await waitFor(() =>
    expect(own().map(({ kind, subject, answers }) => [kind, subject, answers])).toEqual([
      ['date-form', 'date_ex', 1],
      ['unknown-field', 'mood', 1],
    ]),
  )
  await fetchPage(splits, { limit: 5 } as never, connection)
  await waitFor(() => expect(own().map(({ answers }) => answers)).toEqual([2, 2]))
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret')
  expect(Math.abs(own()[0]!.last - Date.now() / 1000)).toBeLessThan(3600)
})

it('keeps what the demo shows apart', async () => {
  const connection = connectionTo({
    mode: 'demo',
    fetch: () => Promise.resolve(Response.json({ splits: [{ id: 's1', mood: 'calm' }] })),
  })
  show(connection)
  await fetchPage(splits, { limit: 5 } as never, connection)
  await waitFor(() => expect(keptFindings()['demo']).toHaveLength(1))
})
