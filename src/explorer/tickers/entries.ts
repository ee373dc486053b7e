/** The entries of a ticker field: parted by whatever people paste between them, spelled as they are sent. */
import type { Param } from '../../api/endpoint/params.ts'
import { withCommas } from '../filters/draft.ts'

export const entriesOf = (text: string): readonly string[] => [...new Set(withCommas(text).split(', ').filter(Boolean))]

/** Whether a text is nothing but entries and commas. */
export function isListed(text: string): boolean {
  const list = withCommas(text)
  const parts = text.split(',').map((part) => part.trim())
  return text.trim() === '' || (list !== '' && parts.filter(Boolean).join(', ') === list)
}

/** `halo` as `HALO`; what is no entry stays as it is. */
export function spelledBy({ parse, print }: Pick<Param, 'parse' | 'print'>, entry: string): string {
  const parsed = parse(entry)
  return 'value' in parsed ? print(parsed.value) : entry
}
