/** The background tester: one file, large, on the ground chosen, with the contrast that its pixels have there. */
import { useState } from 'react'
import { RecordImage } from '../../../ui/prose/RecordImage.tsx'
import { Backdrop } from '../background/Backdrop.tsx'
import { ContrastLine } from '../background/ContrastLine.tsx'
import type { Logo } from '../endpoint.ts'
import { isVector, srcOf, wordsOfFile, type FileName } from '../files.ts'
import styles from './FilePreview.module.css'
import { BackgroundPicker } from '../background/BackgroundPicker.tsx'
import { backdropOf, groundWords, type Ground } from '../background/backgrounds.ts'
import { nameOf } from '../identity.ts'
import { InitialsTile } from '../wall/InitialsTile.tsx'
import { usePixels } from '../background/usePixels.ts'

interface Props {
  readonly logo: Logo
  /** `undefined` when the company has no file at all. */
  readonly file: FileName | undefined
  readonly ground: Ground
  readonly onPick: (ground: Ground) => void
  readonly onFail: () => void
  /** Asks for the record once more: the address of its file may have expired. */
  readonly onReload: () => Promise<unknown>
}

export function FilePreview({ logo, file, ground, onPick, onFail, onReload }: Props) {
  const backdrop = backdropOf(logo, ground)
  const src = file && srcOf(logo, file)
  const [seen, look] = usePixels(src)
  const [failed, setFailed] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const [isAsking, setAsking] = useState(false)
  const reload = async (): Promise<void> => {
    setAsking(true)
    await onReload()
    setAsking(false)
    setFailed(undefined)
    setAttempts(attempts + 1)
  }
  const tile = <InitialsTile name={nameOf(logo)} backdrop={backdrop} />
  return (
    <section aria-label="Background tester" className={styles.tester}>
      <Backdrop backdrop={backdrop} className={styles.stage}>
        {file && src ? (
          <RecordImage
            // Anew with each attempt: the address may be the same, and answer now.
            key={attempts}
            src={src}
            alt={`${nameOf(logo)}: ${wordsOfFile(file)}, on ${groundWords[ground].toLowerCase()}`}
            fallback={tile}
            onShown={look}
            onFail={() => {
              setFailed(src)
              onFail()
            }}
          />
        ) : (
          tile
        )}
      </Backdrop>
      <BackgroundPicker legend="Background" ground={ground} onPick={onPick} />
      {src && failed === src && (
        <p className={styles.note}>
          The file could not be loaded: the initials stand for it.{' '}
          <button type="button" className="link" disabled={isAsking} onClick={() => void reload()}>
            Reload logo
          </button>
        </p>
      )}
      {backdrop.isFallback && (
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
