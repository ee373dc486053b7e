/** The background tester: one file, large, on the ground chosen, with the contrast that its pixels have there. */
import { RecordImage } from '../../connection/RecordImage.tsx'
import { Backdrop } from './Backdrop.tsx'
import { ContrastLine } from './ContrastLine.tsx'
import type { Logo } from './endpoint.ts'
import { isVector, srcOf, wordsOfFile, type FileName } from './files.ts'
import styles from './FileStage.module.css'
import { GroundPicker } from './GroundPicker.tsx'
import { backdropOf, groundWords, type Ground } from './grounds.ts'
import { nameOf } from './identity.ts'
import { InitialsTile } from './InitialsTile.tsx'
import { usePixels } from './usePixels.ts'

interface Props {
  readonly logo: Logo
  /** `undefined` when the company has no file at all. */
  readonly file: FileName | undefined
  readonly ground: Ground
  readonly onPick: (ground: Ground) => void
  readonly onFail: () => void
}

export function FileStage({ logo, file, ground, onPick, onFail }: Props) {
  const backdrop = backdropOf(logo, ground)
  const src = file && srcOf(logo, file)
  const [seen, look] = usePixels(src)
  const tile = <InitialsTile name={nameOf(logo)} backdrop={backdrop} />
  return (
    <section aria-label="Background tester" className={styles.tester}>
      <Backdrop backdrop={backdrop} className={styles.stage}>
        {file && src ? (
          <RecordImage
            src={src}
            alt={`${nameOf(logo)}: ${wordsOfFile(file)}, on ${groundWords[ground].toLowerCase()}`}
            className={styles.image}
            fallback={tile}
            onShown={look}
            onFail={onFail}
          />
        ) : (
          tile
        )}
      </Backdrop>
      <GroundPicker legend="Background" ground={ground} onPick={onPick} />
      {backdrop.isStandIn && (
        <p className={styles.note}>
          The record gives no {ground === 'brand-light' ? 'light' : 'dark'} brand colour:{' '}
          {backdrop.color === '#000000' ? 'black' : 'white'} stands for it.
        </p>
      )}
      <div role="status" className={styles.status}>
        {!file && <p>No file was given: the initials stand for it.</p>}
        {file && !src && <p>{wordsOfFile(file)}: not given.</p>}
        {file && seen && (
          <>
            <p>
              {wordsOfFile(file)}: {isVector(file) ? 'a vector, of any size' : `${seen.width} × ${seen.height} px as sent`}.
            </p>
            <ContrastLine file={file} seen={seen} color={backdrop.color} />
          </>
        )}
      </div>
    </section>
  )
}
