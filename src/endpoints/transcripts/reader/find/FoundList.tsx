/** The matches in words: what stands around each, and who said it. */
import { counted, figure } from '../../../../lib/numbers/counts.ts'
import type { Find } from './useFind.ts'
import { passageAt, type Reading } from '../../text/reading.ts'
import list from './FoundList.module.css'
import styles from '../Reader.module.css'

/** So many are listed, those around the current one; all are counted, marked and stepped through. */
const LISTED = 40
const BEFORE = 34
const AFTER = 46

/** The begin of the first whole word from `place` on, not beyond `most`. */
const wordFrom = (text: string, place: number, most: number): number =>
  place <= 0 ? 0 : Math.min(most, text.indexOf(' ', place) + 1 || most)

/** The end of the last whole word up to `place`, not before `least`. */
const wordTo = (text: string, place: number, least: number): number =>
  place >= text.length ? text.length : Math.max(least, text.lastIndexOf(' ', place))

export function FoundList({ reading, find: { marks, text, current, go } }: { reading: Reading; find: Find }) {
  const from = Math.max(0, Math.min(current - LISTED / 2, marks.length - LISTED))
  const listed = marks.slice(from, from + LISTED)
  return (
    <section aria-label="Matches">
      <h3>
        {counted(marks.length, 'match', 'matches')} of “<bdi>{text.trim()}</bdi>”
      </h3>
      {marks.length > LISTED && (
        <p className={styles.note}>
          Listed: {figure(from + 1)} to {figure(from + listed.length)}, around the current one.
        </p>
      )}
      <ol className={list.found}>
        {listed.map(({ at, length }, index) => {
          const passage = reading.passages[passageAt(reading, at)]!
          const start = at - passage.at
          const end = start + length
          const before = wordFrom(passage.text, start - BEFORE, start)
          const after = wordTo(passage.text, end + AFTER, end)
          const speaker = reading.turns[passage.turn]?.speaker
          return (
            <li key={from + index}>
              <button type="button" aria-current={from + index === current || undefined} onClick={() => go(from + index)}>
                <bdi>
                  {before > 0 ? '… ' : ''}
                  {passage.text.slice(before, start)}
                  <b>{passage.text.slice(start, end)}</b>
                  {passage.text.slice(end, after)}
                  {after < passage.text.length ? ' …' : ''}
                </bdi>
                <small>
                  <bdi>{speaker?.name ?? 'speaker not given'}</bdi>
                </small>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
