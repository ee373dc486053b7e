/** What is typed in the filters beside what the address says: checked as it is typed, applied as a whole, never lost to another act. */
import { useState } from 'react'
import { withDaysInForce } from '../../api/client/request.ts'
import type { AnyEndpoint, ValuesOf } from '../../api/endpoint/endpoint.ts'
import type { Param, ValidationIssue } from '../../api/endpoint/params.ts'
import type { DayTexts } from '../../lib/dates/daysInWords.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import type { Explorer } from '../query/useExplorer.ts'
import { checkDraft, type CheckedDraft, type Draft } from './draft.ts'
import { useEdits } from './useEdits.ts'

export type FilterDraft = ReturnType<typeof useFilterDraft>

type Texts = Readonly<Record<string, string | undefined>>

export function useFilterDraft(endpoint: AnyEndpoint, { address, answer, acts }: Explorer<AnyEndpoint>) {
  const { today } = useConnection()
  const { texts } = address.reading
  const [edits, setEdits] = useEdits(texts)
  const [isSubmitted, setSubmitted] = useState(false)
  const isTouched = (key: string): boolean => Object.hasOwn(edits, key)
  const readAnew = Object.entries<Param>(endpoint.params)
    .filter(([, { readOff }]) => readOff && isTouched(readOff.key))
    .map(([key]) => [key, ''])
  const draft: Draft = { ...texts, ...Object.fromEntries(readAnew), ...edits }
  const isEdited = (key: string): boolean => isTouched(key) && edits[key] !== texts[key]
  // Another query begins at its first page, unless a page was asked for by hand.
  const check = (asked: Draft) => checkDraft(endpoint, isTouched('page') ? asked : { ...asked, page: '' }, today)
  const checked = check(draft)

  const edit = (typed: Texts): void => {
    const given = Object.entries(typed).filter((entry): entry is [string, string] => entry[1] !== undefined)
    setEdits({ ...edits, ...Object.fromEntries(given) })
  }

  const faultOf = (key: string): ValidationIssue | undefined => {
    const given = address.faults.find((fault) => fault.key === key)
    // A fault of the address stands until its field is edited, also one that a draft cannot have (given twice: the draft of
    // two values merged reads as they do in the address).
    if (given && ![key, ...Object.keys(given.others ?? {})].some(isTouched)) return given
    const complaint = answer.filterErrors.find((said) => said.key === key)
    if (complaint && !isTouched(key)) return complaint
    const fault = checked.faults.find((found) => found.key === key)
    if (!fault || isSubmitted) return fault
    const text = draft[key]?.trim() ?? ''
    // The name of a watchlist is not wrong before it is written out.
    return text !== texts[key] && text !== '' && !/@[^,\s]*$/.test(text) ? fault : undefined
  }

  /** Asks for what is typed, or gives the first parameter that is wrong. */
  const send = ({ values, faults: [wrong] }: CheckedDraft<AnyEndpoint>): string | undefined => {
    const first = wrong ?? address.faults.find((fault) => faultOf(fault.key) === fault)
    setSubmitted(first !== undefined)
    if (!first) acts.apply(values)
    return first?.key
  }

  return {
    /** The text of each parameter in the address. */
    given: texts,
    /** The text of each parameter as its control has it. */
    draft,
    checked,
    today,
    /** What is in force while a field of days is empty. */
    inForce: withDaysInForce(endpoint, checked.values, today) as Texts,
    /** Whether it holds what was not applied. */
    isEdited,
    faultOf,
    edit,
    apply: () => send(checked),
    /** Days, at once; with what is typed in the other fields, which would not be asked for otherwise. */
    chooseDays: ({ date, from, to }: DayTexts) => {
      if (Object.keys(edits).length === 0) {
        acts.change({ date, from, to })
        return undefined
      }
      const days = { ...('date' in endpoint.params && { date: date ?? '' }), from: from ?? '', to: to ?? '' }
      setEdits({ ...edits, ...days })
      return send(check({ ...draft, ...days }))
    },
    /** Takes filters away at once; what is typed in the others stays typed. */
    remove: (keys: readonly string[]): void => {
      setEdits(Object.fromEntries(Object.entries(edits).filter(([key]) => !keys.includes(key))))
      const isGiven = keys.some((key) => address.search.has(key))
      if (isGiven) acts.change(Object.fromEntries(keys.map((key) => [key, undefined])))
    },
    reset: (): void => {
      setEdits({})
      setSubmitted(false)
      acts.apply({} as ValuesOf<AnyEndpoint>)
    },
  }
}
