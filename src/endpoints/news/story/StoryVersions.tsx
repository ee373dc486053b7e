/** The other loaded versions of the open story, and by what they were taken for it. */
import { useMemo } from 'react'
import { valueText } from '../../../ui/values/valueText.ts'
import { news, type NewsItem } from '../endpoint.ts'
import styles from './Story.module.css'
import { storiesOf } from './versions.ts'
import type { Answer } from '../../../explorer/query/useAnswer.ts'
import { viewedRecords } from '../../../explorer/rows/many.ts'
import type { PageActs } from '../../../explorer/address/pageActs.ts'

interface Props {
  /** Of the open story. */
  readonly row: number
  readonly answer: Answer<typeof news>
  readonly acts: PageActs<typeof news>
}

export function StoryVersions({ row, answer, acts }: Props) {
  const records = viewedRecords(answer.rows?.store) as readonly NewsItem[]
  const story = useMemo(
    () => storiesOf(records, records.keys()).find(({ latest, earlier }) => [latest, ...earlier].includes(row)),
    [records, row],
  )
  if (!story || story.earlier.length === 0) return null
  return (
    <section className={styles.versions} aria-label="Versions">
      <h3>Versions among {records.length} loaded items</h3>
      <p className={styles.note}>Taken for one story by {story.reason}.</p>
      <ul>
        {[story.latest, ...story.earlier].map((place, index) => {
          const version = records[place]!
          return (
            <li key={place}>
              <button
                type="button"
                className="link"
                aria-current={place === row ? 'true' : undefined}
                onClick={() => acts.setView({ open: answer.rows!.store.idOf(place) })}
              >
                {valueText(news.fields.created, version.created) ?? 'Time not given'}
                {index === 0 && ', the latest'}
                {place === row && ', open here'}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
