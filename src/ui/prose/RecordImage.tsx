/** An image whose address came in a record: loaded as an image and nothing else, telling its host nothing of this page. */
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useImageAddress } from './imageAddress.ts'

interface Props {
  /** The address in the record. */
  readonly src: string
  /** Empty where the words beside it say the same. */
  readonly alt: string
  readonly className?: string | undefined
  /** In its place when it cannot be shown, and while it is long in coming; nothing tries again by itself. */
  readonly fallback: ReactNode
  /** Called with the loaded element: its natural size can be read, its pixels only where `isReadableHere`. */
  readonly onShown?: (image: HTMLImageElement) => void
  readonly onFail?: () => void
}

/** From when on an empty place looks like a fault (milliseconds). */
const LONG = 4000

/** A picture of no size at all: neither its file nor the page gives it any. */
const isEmpty = (image: HTMLImageElement): boolean =>
  image.naturalWidth * image.naturalHeight === 0 && image.offsetWidth * image.offsetHeight === 0

export function RecordImage({ src, alt, className, fallback, onShown, onFail }: Props) {
  const { address, isRefused } = useImageAddress(src)
  const [failed, setFailed] = useState<string>()
  const [shown, setShown] = useState<string>()
  const [late, setLate] = useState<string>()
  const hasFailed = isRefused || failed === src
  const tellFailure = useEffectEvent(() => onFail?.())
  useEffect(() => {
    if (hasFailed) tellFailure()
  }, [hasFailed, src])
  useEffect(() => {
    const timer = setTimeout(() => setLate(src), LONG)
    return () => clearTimeout(timer)
  }, [src])
  if (hasFailed) return fallback
  const isLate = late === src && shown !== src
  if (address === undefined) return isLate ? fallback : null
  const show = (image: HTMLImageElement): void => {
    if (isEmpty(image)) return setFailed(src)
    setShown(src)
    onShown?.(image)
  }
  return (
    <>
      {isLate && fallback}
      <img
        // A new element for a new address: an old picture must not stand for the new one while that loads.
        key={src}
        src={address}
        alt={alt}
        // Hidden so, it is still loaded, and takes no room beside what stands in its place.
        className={isLate ? 'visually-hidden' : className}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onLoad={(event) => show(event.currentTarget)}
        onError={() => setFailed(src)}
      />
    </>
  )
}
