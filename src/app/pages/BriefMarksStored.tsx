/** Which briefs were marked as seen and when, what their checks found, how much that takes, and the way to forget it. */
import { useSyncExternalStore } from 'react'
import { counted, figure } from '../../lib/numbers/counts.ts'
import { briefChecks, forgetBriefChecks, subscribeToBriefChecks } from '../../settings/briefChecks.ts'
import { briefMarks, forgetBriefMarks, subscribeToBriefMarks } from '../../settings/briefMarks.ts'
import { offerUndo } from '../../ui/undo.ts'
import { wordsOfUnix } from '../../ui/values/valueText.ts'
import styles from './PreferencesPage.module.css'

/** Marks that are listed, the latest first. */
const LISTED = 10

const sizeOf = (kept: object): number => (Object.keys(kept).length === 0 ? 0 : JSON.stringify(kept).length)

export function BriefMarksStored() {
  const marks = useSyncExternalStore(subscribeToBriefMarks, briefMarks)
  const checks = useSyncExternalStore(subscribeToBriefChecks, briefChecks)
  const listed = Object.entries(marks).toSorted(([, a], [, b]) => b - a)
  const found = Object.keys(checks).length
  const isEmpty = listed.length + found === 0
  const forget = (): void => {
    forgetBriefChecks()
    offerUndo('The marks of briefs were forgotten.', forgetBriefMarks())
  }
  return (
    <div className={styles.row}>
      <h3>Briefs seen</h3>
      <div>
        <button type="button" disabled={isEmpty} onClick={forget}>
          Clear marks of briefs
        </button>
      </div>
      <div role="status" className={styles.kept}>
        <p>
          {isEmpty
            ? 'None.'
            : `${counted(listed.length, 'brief')} marked as seen, ${counted(found, 'brief')} checked, ${figure(sizeOf(marks) + sizeOf(checks))} bytes; never a key.`}
        </p>
        {listed.length > 0 && (
          <ul>
            {listed.slice(0, LISTED).map(([name, at]) => (
              <li key={name}>
                <bdi>{name}</bdi>, {wordsOfUnix(at)}
              </li>
            ))}
            {listed.length > LISTED && <li>{figure(listed.length - LISTED)} more</li>}
          </ul>
        )}
      </div>
    </div>
  )
}
