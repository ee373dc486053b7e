/** The reading pane: byline, what the story is about, its body, its other versions, and every field below. */
import { useEffect } from 'react'
import { FailureNotice } from '../../../explorer/notices/FailureNotice.tsx'
import type { RecordProps } from '../../../explorer/slots.ts'
import { FieldValue } from '../../../ui/values/FieldValue.tsx'
import { OutsideLink } from '../../../ui/prose/OutsideLink.tsx'
import { Prose } from '../../../ui/prose/Prose.tsx'
import { readMutes } from '../list/muting.ts'
import { SafeHtml } from './SafeHtml.tsx'
import { news, type NewsItem } from '../endpoint.ts'
import { markRead } from '../../../settings/readMarks.ts'
import styles from './Story.module.css'
import { StoryPicture } from './StoryPicture.tsx'
import { StorySubjects } from './StorySubjects.tsx'
import { useWholeItem } from './storyQuery.ts'
import { StoryVersions } from './StoryVersions.tsx'

/** The picture to show, chosen by size and not by place (wire-format, news). */
const pictureOf = ({ image }: NewsItem): string | undefined => {
  const ofSize = (size: string) => image?.find((picture) => picture?.size === size)?.url
  return ofSize('large') ?? ofSize('small') ?? ofSize('thumb') ?? undefined
}

export function Story({ record, row, address: page, answer, acts, fields }: RecordProps<typeof news>) {
  const { rows } = answer
  const { item, isLost, failure, retry } = useWholeItem(record, row, answer)
  const id = news.identify(record)
  const isShown = item !== undefined && !isLost
  useEffect(() => {
    if (isShown) markRead(id)
  }, [id, isShown])

  const teaser = item?.teaser?.trim()
  const body = item?.body?.trim()
  const address = pictureOf(record)
  return (
    <article className={styles.story}>
      <p className={styles.byline}>
        <FieldValue field={news.fields.created} value={record.created} />
        {record.updated && record.updated !== record.created && (
          <span>
            updated <FieldValue field={news.fields.updated} value={record.updated} />
          </span>
        )}
        {record.url && <OutsideLink href={record.url}>Read at the source</OutsideLink>}
      </p>
      <StorySubjects record={record} mutes={readMutes(page.ownView('v.mute'))} acts={acts} />
      {failure && <FailureNotice failure={failure} shown="The headline is here; its body is not." onRetry={retry} />}
      {!item && !failure && (
        <p role="status" className={styles.note}>
          Loading story…
        </p>
      )}
      {item && (
        <>
          {teaser && (
            <p className={styles.teaser}>
              <FieldValue field={news.fields.teaser} value={teaser} />
            </p>
          )}
          {address && <StoryPicture id={id} address={address} alt="" />}
          {isLost ? (
            <p className={styles.note}>
              Not found again: this story is no longer listed under these filters. Only its headline is here.{' '}
              <button type="button" className="link" onClick={retry}>
                Look again
              </button>
            </p>
          ) : !body ? (
            <p className={styles.note}>The body is not given.</p>
          ) : rows?.values.format === 'text' ? (
            <Prose text={body} />
          ) : (
            <SafeHtml key={id} html={body} picture={(src, alt) => <StoryPicture id={id} address={src} alt={alt} />} />
          )}
        </>
      )}
      <StoryVersions row={row} answer={answer} acts={acts} />
      <details>
        <summary>All fields</summary>
        {fields}
      </details>
    </article>
  )
}
