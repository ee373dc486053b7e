/** What the measured contrast of a file on a ground means, or why there is none. */
import { LEAST_SEEN, rgbOf, standingOn, verdictOf } from './contrast.ts'
import { isComposite, type FileName } from '../files.ts'
import styles from '../record/FilePreview.module.css'
import type { Seen } from './usePixels.ts'

interface Props {
  readonly file: FileName
  readonly seen: Seen
  /** Of the ground; `undefined` for the checker. */
  readonly color: string | undefined
}

export function ContrastLine({ file, seen, color }: Props) {
  if (isComposite(file)) return <p>A composite brings its own background: nothing to measure against this one.</p>
  if (!color) return <p>Contrast is measured on a plain background, not on the checker.</p>
  if (!seen.pixels)
    return (
      <p>Contrast cannot be measured: the file comes from another host or holds foreign parts, whose pixels no page may read.</p>
    )
  const standing = standingOn(seen.pixels, rgbOf(color))
  if (!standing) return <p>Nothing is drawn in this file.</p>
  const verdict = verdictOf(standing)
  const share = `${Math.round(standing.lost * 100)}% of the drawn area is below ${LEAST_SEEN}:1 here`
  return (
    <>
      <p>Contrast {standing.median.toFixed(1)}:1, the median of the drawn area.</p>
      {verdict !== 'seen' && (
        <p className={styles.warning}>
          ⚠ <b>{verdict === 'disappears' ? 'It disappears' : 'It fades in part'}:</b> {share}.
        </p>
      )}
    </>
  )
}
