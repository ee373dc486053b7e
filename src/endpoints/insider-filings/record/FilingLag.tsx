/** Business days from trade to filing, with the word where the term was missed. */
import { wordsOfDay } from '../../../lib/dates/days.ts'
import { Absent } from '../../../ui/values/FieldValue.tsx'
import type { Filing } from '../filing/filing.ts'
import styles from './FilingLag.module.css'
import { timelinessOf, type Timeliness } from '../filing/filingLag.ts'

const WORDS: Readonly<Record<Timeliness['verdict'], string>> = {
  'in time': '',
  late: ' late',
  unsure: ' (possibly late)',
  'filed before the trade': ' before the trade',
}

const count = (days: number): string => `${days} business ${Math.abs(days) === 1 ? 'day' : 'days'}`

/** The whole sentence, for the record. */
export function timelinessWords({ tradeDay, filingDay, days, verdict }: Timeliness): string {
  const span = `Traded ${wordsOfDay(tradeDay)}, filed ${wordsOfDay(filingDay)} (UTC)`
  if (verdict === 'filed before the trade') return `${span}: before the trade it reports, so one of the days is wrong.`
  const due = 'A Form 4 is due in 2, federal holidays not counted.'
  if (verdict === 'late') return `${span}: ${count(days)} later. ${due} Late by ${days - 2}.`
  if (verdict === 'unsure')
    return `${span}: ${count(days)} later. ${due} It was still the evening before in New York, which would be in time.`
  return `${span}: ${days === 0 ? 'the same business day' : `${count(days)} later`}. ${due}`
}

/** `2`, `3 (possibly late)`, `4 late` */
export function FilingLag({ filing }: { filing: Filing }) {
  const found = timelinessOf(filing)
  if (!found) return <Absent />
  const { days, verdict } = found
  return (
    <span title={timelinessWords(found)} className={verdict === 'in time' ? undefined : styles.late}>
      {verdict === 'filed before the trade' ? Math.abs(days) : days}
      {WORDS[verdict]}
    </span>
  )
}
