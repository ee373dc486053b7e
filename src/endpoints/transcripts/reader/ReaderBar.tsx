/** Above the text, on one line: when the call was, which version is read, the outline, the company's other calls, and the search. */
import type { ReactNode } from 'react'
import { Choice } from '../../../ui/Choice.tsx'
import { valueText } from '../../../ui/values/valueText.ts'
import { transcripts, type TranscribedCall } from '../endpoint.ts'
import { CHANGES, type Offered } from '../versions/versions.ts'
import styles from './ReaderBar.module.css'

interface Props {
  readonly call: TranscribedCall
  readonly offered: readonly Offered[]
  /** Whether there are two versions to compare. */
  readonly canCompare: boolean
  /** A version's key, or the word for the comparison. */
  readonly shown: string | undefined
  readonly onShow: (key: string) => void
  readonly isOutlineShown: boolean
  readonly onOutline: () => void
  /** The company's other calls, and the search. */
  readonly children: ReactNode
}

/** Whole minutes from begin to end, where both make sense: ends more than a day late were seen (wire-format 3.6). */
function lengthOf({ start_time, end_time }: TranscribedCall): string | undefined {
  const minutes = Math.round((Date.parse(end_time ?? '') - Date.parse(start_time ?? '')) / 60_000)
  return minutes > 0 && minutes < 12 * 60 ? `${minutes} min` : undefined
}

export function ReaderBar({ call, offered, canCompare, shown, onShow, isOutlineShown, onOutline, children }: Props) {
  const begins = valueText(transcripts.fields.start_time, call.start_time)
  return (
    <div className={styles.bar}>
      <button type="button" aria-expanded={isOutlineShown} onClick={onOutline} data-print="hide">
        Outline
      </button>
      <Choice
        label="Version"
        options={[
          ...offered.map(({ key, name, confidence, title }) => ({ value: key, words: `${name}${confidence}`, title })),
          ...(canCompare ? [{ value: CHANGES, words: 'Corrections', title: 'Live against final' }] : []),
        ]}
        chosen={shown}
        onChoose={onShow}
      />
      <span>{[begins, lengthOf(call)].filter(Boolean).join(' · ')}</span>
      {children}
    </div>
  )
}
