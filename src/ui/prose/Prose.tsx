/** Long text with its paragraphs, line breaks and bold lead-ins, as elements. */
import { Fragment } from 'react'
import { paragraphsOf, type Paragraph, type Run } from '../../lib/text/prose.ts'
import styles from './Prose.module.css'

const Runs = ({ runs }: { runs: readonly Run[] }) =>
  runs.map(({ text, isBold }, index) => (isBold ? <strong key={index}>{text}</strong> : <Fragment key={index}>{text}</Fragment>))

const Lines = ({ lines }: Pick<Paragraph, 'lines'>) =>
  lines.map((runs, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <Runs runs={runs} />
    </Fragment>
  ))

export function Prose({ text }: { text: string }) {
  return (
    <div className={styles.prose} dir="auto">
      {paragraphsOf(text).map(({ kind, lines }, index) => (
        <p key={index} className={kind === 'item' ? styles.item : undefined}>
          <Lines lines={lines} />
        </p>
      ))}
    </div>
  )
}
