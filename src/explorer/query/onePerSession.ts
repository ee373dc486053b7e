/** What is kept for a session: one for all pages that ask the same service in the same way, gone with the session's queries. */
import type { QueryClient } from '@tanstack/react-query'
import type { Connection } from '../../api/client/connection.ts'

export function onePerSession<Source, Kept>(make: (source: Source, client: QueryClient, connection: Connection) => Kept) {
  const sessions = new WeakMap<QueryClient, Map<string, Kept>>()
  return (source: Source, client: QueryClient, connection: Connection): Kept => {
    const known = sessions.get(client) ?? new Map<string, Kept>()
    sessions.set(client, known)
    const { mode, origin, scenario, key } = connection
    const name = JSON.stringify([mode, origin, scenario, key !== undefined])
    const kept = known.get(name) ?? make(source, client, connection)
    known.set(name, kept)
    return kept
  }
}
