/** How the service is to draw: the radius of composites and the size of PNG files. Each is a filter, and what it returns is shown. */
import { useState } from 'react'
import type { ValuesOf } from '../../../api/endpoint/endpoint.ts'
import { RecordImage } from '../../../ui/prose/RecordImage.tsx'
import styles from './CompositeControls.module.css'
import type { Logo, logos } from '../endpoint.ts'
import { isVector, MATRIX, srcOf, toneOf, wordsOfFile, type FileName, type Tone } from '../files.ts'
import { nameOf } from '../identity.ts'
import { usePixels } from '../background/usePixels.ts'

const SCALES = ['64x64', '100x100', '128x128', '200x200', '300x300']

interface Props {
  readonly logo: Logo
  readonly tone: Tone
  readonly values: ValuesOf<typeof logos>
  readonly isBusy: boolean
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
}

/** The composite to show: a PNG shows the size as well; the tone's own before the other. */
function compositeOf(logo: Logo, tone: Tone): FileName | undefined {
  const files = MATRIX[2]!.names.toSorted((a, b) => Number(isVector(a)) - Number(isVector(b)))
  const given = files.filter((name) => srcOf(logo, name))
  return given.find((name) => toneOf(name) === tone) ?? given[0]
}

interface PreviewProps extends Pick<Props, 'logo'> {
  readonly file: FileName | undefined
  readonly src: string | undefined
  /** The radius it came with, in percent. */
  readonly asked: number
  /** A radius that is being chosen. */
  readonly draft: number | undefined
  readonly onShown: (image: HTMLImageElement) => void
}

const Preview = ({ logo, file, src, asked, draft, onShown }: PreviewProps) => (
  <span className={styles.preview}>
    {file && src ? (
      <RecordImage
        src={src}
        alt={`${nameOf(logo)}: ${wordsOfFile(file)}, corner radius ${asked}%`}
        className={styles.image}
        fallback={<span className={styles.none}>not loaded</span>}
        onShown={onShown}
      />
    ) : (
      <span className={styles.none}>no composite</span>
    )}
    {draft !== undefined && <i style={{ borderRadius: `${draft}%` }} aria-hidden="true" />}
  </span>
)

export function CompositeControls({ logo, tone, values, isBusy, onChange }: Props) {
  const asked = values.composite_radius ?? 0
  const scale = values.scale ?? '300x300'
  const [draft, setDraft] = useState<number>()
  const radius = draft ?? asked
  const file = compositeOf(logo, tone)
  const src = file && srcOf(logo, file)
  const [seen, look] = usePixels(src)
  const commit = (): void => {
    setDraft(undefined)
    if (radius !== asked) onChange({ composite_radius: radius === 0 ? undefined : String(radius) })
  }
  return (
    <section aria-label="As the service draws it" aria-busy={isBusy}>
      <h3>As the service draws it</h3>
      <div className={styles.controls}>
        <Preview {...{ logo, file, src, asked, draft }} onShown={look} />
        <div className={styles.fields}>
          <label>
            Corner radius, {radius}%
            <input
              type="range"
              min={0}
              max={50}
              step={1}
              value={radius}
              onChange={(event) => setDraft(Number(event.target.value))}
              onPointerUp={commit}
              onKeyUp={commit}
              onBlur={commit}
            />
          </label>
          <label>
            Fit PNG into
            <select
              value={scale}
              onChange={(event) => onChange({ scale: event.target.value === '300x300' ? undefined : event.target.value })}
            >
              {[...new Set([...SCALES, scale])].map((size) => (
                <option key={size} value={size}>
                  {size.replace('x', ' × ')} px
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
      <label className={styles.flag}>
        <input
          type="checkbox"
          checked={values.composite_auto === true}
          onChange={(event) => onChange({ composite_auto: event.target.checked ? 'true' : undefined })}
        />
        Make composites for companies without a logo
      </label>
      <p className={styles.note} role="status">
        {isBusy
          ? 'Asking the service…'
          : draft !== undefined
            ? `The line shows ${draft}%; the service is asked when you let go.`
            : file && seen
              ? `${wordsOfFile(file)}: came ${isVector(file) ? 'as a vector' : `${seen.width} × ${seen.height} px`}, asked with a radius of ${asked}%.`
              : !file && 'No composite is given for this company.'}
      </p>
    </section>
  )
}
