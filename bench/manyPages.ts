/** Pages without end of what the mock service has: the rows of its first one again and again, each time under other identities. */
import { createMockService } from '../src/demo/service.ts'
import { FULL_KEY } from '../src/mock/keys.ts'

const service = createMockService()

type Row = Readonly<Record<string, unknown>> & { readonly id: string | number }

const listOf = (answer: unknown): readonly Row[] =>
  (Array.isArray(answer) ? answer : Object.values(answer as object).find((part) => Array.isArray(part))) as readonly Row[]

function apart(row: Row, number: number): Row {
  const id = typeof row.id === 'number' ? row.id * 100_000 + number : `${row.id}-${number}`
  return 'accession_number' in row ? { ...row, id, accession_number: `0001-26-${number}` } : { ...row, id }
}

/** The page that is asked for, as full as it may be; the mock service answers for the first. */
export async function pageOfMany(url: URL): Promise<string> {
  const own = new URL(url)
  const valueOf = (name: RegExp): number => Number([...url.searchParams].find(([key]) => name.test(key))?.[1] ?? 0)
  const [page, size] = [valueOf(/^page$/), valueOf(/^pagesize$/i)]
  own.searchParams.delete('page')
  const response = await service(
    new Request(own, { headers: { authorization: `token ${FULL_KEY}`, accept: 'application/json' } }),
  )
  const answer = (await response.json()) as object
  const first = listOf(answer)
  // A question that none of them answers has no rows, however many are asked for.
  const rows = Array.from({ length: first.length && size }, (_, place) =>
    apart(first[place % first.length]!, page * size + place),
  )
  if (Array.isArray(answer)) return JSON.stringify(rows)
  return JSON.stringify(Object.fromEntries(Object.entries(answer).map(([key, part]) => [key, part === first ? rows : part])))
}
