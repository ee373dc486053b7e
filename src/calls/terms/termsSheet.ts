/** Terms to take along: a row for each line in which one is said, with what its cell comes to; a cell of none is a row without a line. */
import { callName } from '../frame/callName.ts'
import type { Sheet } from '../frame/sheet.ts'
import { PART_WORDS } from '../sentences/parts.ts'
import { COUNTED_PARTS, perThousand, type CountedPart, type TermMatrix } from './termMatrix.ts'

export const COUNTED_WORDS: Readonly<Record<CountedPart, string>> = { ...PART_WORDS, untold: 'Parts not told' }

export const rateText = (count: number, words: number): string => perThousand(count, words)?.toFixed(2) ?? ''

type Told = Pick<Sheet, 'title' | 'note' | 'columns' | 'rows'>

/** `linkOf` leads to a passage of a call, whole. */
export function termsSheet(
  ticker: string,
  { calls, words, rows }: TermMatrix,
  linkOf: (call: string, passage: string) => string,
): Told {
  const lines = rows.flatMap(({ group, term, cells }) =>
    calls.flatMap((call, at) =>
      COUNTED_PARTS.filter((part) => words[at]![part] > 0).flatMap((part): readonly (readonly string[])[] => {
        const { count, sentences } = cells[at]![part]
        const cell = [
          group,
          term ?? '',
          callName(call),
          COUNTED_WORDS[part],
          String(count),
          String(words[at]![part]),
          rateText(count, words[at]![part]),
        ]
        if (sentences.length === 0) return [[...cell, '', '', '']]
        return sentences.map((number) => {
          const { text, speaker, passage } = call.sentences[number]!
          return [...cell, text, speaker ?? '', linkOf(call.id, passage)]
        })
      }),
    ),
  )
  return {
    title: `Terms in calls, ${ticker}`,
    note: 'Counted by program in the text of each call: times said per 1,000 words of the part.',
    columns: ['Group', 'Term', 'Call', 'Part', 'Times', 'Words of the part', 'Per 1,000 words', 'Sentence', 'Speaker', 'Link'],
    rows: lines,
  }
}
