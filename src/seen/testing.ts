/** What the tests of seen records begin with: an operation, its records, and a look at everything that is kept. */
import { openDB } from 'idb'
import { defineEndpoint, type AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { listUnder } from '../api/endpoint/envelope.ts'
import { decimal, identifier, unix } from '../api/endpoint/fields.ts'
import { NAME } from './database.ts'
import { recordSource } from './recordSource.ts'

export const notes: AnyEndpoint = defineEndpoint({
  id: 'notes',
  title: 'Notes',
  summary: 'Notes.',
  noun: 'notes',
  sections: { request: '4.1', record: '2.1' },
  path: '/api/v1/notes',
  params: {},
  command: { letter: 'x', names: ['notes'] },
  fields: { id: identifier('ID'), pt: decimal('Target'), updated: unix('Updated') },
  identify: (note) => note.id ?? '',
  stamp: 'updated',
  envelope: listUnder('notes'),
  columns: ['pt'],
})
export const KEY = 'secret-key-0001'
export const live = { mode: 'live', serviceUrl: 'https://service.test', key: KEY } as const
export const source = recordSource(live, notes)

export const HOUR = 3600
export const THURSDAY = 1_795_100_000

export const note = (id: string, pt = '210', updated = 1) => ({ id, pt, updated })
export const everything = async (): Promise<string> => {
  const db = await openDB(NAME)
  const stores = await Promise.all([...db.objectStoreNames].map((name) => db.getAll(name)))
  db.close()
  return JSON.stringify(stores)
}
