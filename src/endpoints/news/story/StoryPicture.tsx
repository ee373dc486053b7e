/** A picture of a story: named and not loaded until the user asks for those of this story, since its host learns of the reading. */
import { RecordImage } from '../../../ui/prose/RecordImage.tsx'
import { safeHref } from '../../../lib/text/links.ts'
import { usePictureConsent } from './pictureConsent.ts'
import styles from './Story.module.css'

interface Props {
  /** Of the item, for which consent is given as a whole. */
  readonly id: string
  readonly address: string
  readonly alt: string
}

export function StoryPicture({ id, address, alt }: Props) {
  const { given, give } = usePictureConsent()
  const safe = safeHref(address)
  const words = alt.trim() === '' ? 'Picture' : `Picture “${alt.trim()}”`
  if (!safe) {
    return (
      <span className={styles.picture}>
        <bdi>{words}</bdi> has no address that may be loaded.
      </span>
    )
  }
  if (!given.has(id)) {
    return (
      <span className={styles.picture}>
        <span>
          <bdi>{words}</bdi> from <bdi>{new URL(safe).host}</bdi> is not loaded.
        </span>{' '}
        <button type="button" className="link" onClick={() => give(id)}>
          Load the pictures of this story
        </button>
      </span>
    )
  }
  return (
    <RecordImage
      src={safe}
      alt={alt}
      className={styles.image}
      fallback={
        <span className={styles.picture}>
          <bdi>{words}</bdi> could not be loaded.
        </span>
      }
    />
  )
}
