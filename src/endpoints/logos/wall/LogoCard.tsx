/** One company on the wall: its picture on the ground chosen, its name, and how many of its files there are. */
import { RecordImage } from '../../../ui/prose/RecordImage.tsx'
import { Backdrop } from '../background/Backdrop.tsx'
import { rgbOf, standingOn, verdictOf } from '../background/contrast.ts'
import type { Logo } from '../endpoint.ts'
import { artworkFor, countFiles, isComposite, srcOf, toneOf } from '../files.ts'
import { backdropOf, toneOn, type Ground } from '../background/backgrounds.ts'
import { isNamed, nameOf } from '../identity.ts'
import { InitialsTile } from './InitialsTile.tsx'
import styles from './LogoCard.module.css'
import { usePixels } from '../background/usePixels.ts'

interface Props {
  readonly logo: Logo
  /** Names of the fields that were asked for. */
  readonly asked: readonly string[]
  readonly ground: Ground
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onFail: () => void
}

const WARNINGS = { seen: undefined, fades: 'fades in part here', disappears: 'disappears here' } as const

export function LogoCard({ logo, asked, ground, isOpen, onOpen, onFail }: Props) {
  const name = nameOf(logo)
  const backdrop = backdropOf(logo, ground)
  const file = artworkFor(logo, toneOn(ground))
  const src = file && srcOf(logo, file)
  const [seen, look] = usePixels(src)
  const standing =
    seen?.pixels && backdrop.color && file && !isComposite(file) ? standingOn(seen.pixels, rgbOf(backdrop.color)) : undefined
  const warning = standing && WARNINGS[verdictOf(standing)]
  const count = countFiles(logo, asked)
  const tile = <InitialsTile name={name} backdrop={backdrop} />
  return (
    <button type="button" className={styles.card} data-print="keep" aria-current={isOpen ? 'true' : undefined} onClick={onOpen}>
      <Backdrop backdrop={backdrop} className={styles.tile}>
        {src ? <RecordImage src={src} alt="" fallback={tile} onShown={look} onFail={onFail} /> : tile}
      </Backdrop>
      <bdi className={styles.name}>{name}</bdi>
      <span className={styles.about}>
        {isNamed(logo) ? <bdi>{logo.search_key}</bdi> : 'Name not given'} · {count.given} of {count.asked} files
      </span>
      {file && ground !== 'checker' && toneOf(file) !== toneOn(ground) && (
        <span className={styles.about}>{toneOf(file)} version: there is no other</span>
      )}
      {warning && <span className={styles.warning}>⚠ {warning}</span>}
    </button>
  )
}
