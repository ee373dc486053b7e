/** A rewritten text cut down to what changed, with a few words on either side. */
import type { Rewritten } from '../../api/endpoint/briefView.ts'

type Changes = Rewritten['changes']

/** Characters of kept text beside a change. */
const BESIDE = 48
/** Runs at most: the record has all of them. */
const RUNS = 12

const ending = (text: string): string =>
  text.length <= BESIDE ? text : `… ${text.slice(text.indexOf(' ', text.length - BESIDE) + 1)}`
const beginning = (text: string): string => (text.length <= BESIDE ? text : `${text.slice(0, text.lastIndexOf(' ', BESIDE))} …`)

export function aroundChanges(changes: Changes): Changes {
  const cut = changes.flatMap(({ kind, text }, place): Changes => {
    if (kind !== 'kept' || text.length <= 2 * BESIDE) return [{ kind, text }]
    const parts = [place > 0 && beginning(text), place < changes.length - 1 && ending(text)]
    const both = parts
      .filter((part) => part !== false)
      .join(' ')
      .replace('… …', '…')
    return [{ kind, text: both }]
  })
  return cut.length <= RUNS ? cut : [...cut.slice(0, RUNS), { kind: 'kept', text: ' …' }]
}
