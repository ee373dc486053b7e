/** A thousand calls of 8,000 words and one of 200,000, as the service of the bench gives them: the same on every machine. */

export const LONG_CALLS = 1000
const WORDS = 8000
const LONGEST = 200_000

/** As frequent as words are: the first of them a tenth of all, the last rare. */
const KNOWN = 'the and of to in we our that is for on margin price growth cost volume demand guidance order cash quarter'.split(
  ' ',
)
const VOCABULARY = 20_000

/** Uniform, 0 to 1, by Lehmer's generator. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

const wordAt = (rank: number): string => KNOWN[rank] ?? `w${rank.toString(36)}x`

function textOf(words: number, seed: number): string {
  const next = numbersFrom(seed)
  const paragraphs = Array.from({ length: words / 80 }, (_, number) => {
    const said = Array.from({ length: 80 }, () => wordAt(Math.floor(next() ** 4 * VOCABULARY))).join(' ')
    return `${['Jane Doe', 'Mark Smith', 'Ann Lee'][number % 3]}: ${said}.`
  })
  return `Operator: Good day, Jane Doe, Mark Smith and Ann Lee.\n${paragraphs.join('\n')}`
}

/** The newest is the longest. */
const callAt = (place: number) => ({
  call_id: `call-${place}`,
  symbol: `Q${place % 60}`,
  name: 'Company',
  call_title: `Earnings call Q${(place % 4) + 1} ${2026 - (place % 8)}`,
  start_time: new Date(Date.UTC(2026, 10, 1) - place * 7_200_000).toISOString(),
  updated_at: '2026-11-01T00:00:00Z',
  transcripts: [{ type: 'NON_LIVE', text: textOf(place === 0 ? LONGEST : WORDS, place + 1) }],
})

export function pageOfLongCalls({ searchParams }: URL): string {
  const page = Number(searchParams.get('page') ?? 1)
  const size = Number(searchParams.get('page_size') ?? 10)
  const hits = LONG_CALLS + 1
  const first = (page - 1) * size
  const data = Array.from({ length: Math.max(0, Math.min(size, hits - first)) }, (_, row) => callAt(first + row))
  return JSON.stringify({
    data,
    message: 'success',
    pagination: { hits, page, page_count: Math.ceil(hits / size), page_size: size },
  })
}
