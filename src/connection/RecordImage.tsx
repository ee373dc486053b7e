/** An image whose address came in a record: loaded as an image and nothing else, telling its host nothing of this page. */
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useImageAddress } from './imageAddress.ts'

interface Props {
  /** The address in the record. */
  readonly src: string
  /** Empty where the words beside it say the same. */
  readonly alt: string
  readonly className?: string | undefined
  /** In its place when it cannot be shown; nothing tries again by itself. */
  readonly fallback: ReactNode
  /** Called with the loaded element: its natural size can be read, its pixels only where `isReadableHere`. */
  readonly onShown?: (image: HTMLImageElement) => void
  readonly onFail?: () => void
}

export function RecordImage({ src, alt, className, fallback, onShown, onFail }: Props) {
  const { address, isRefused } = useImageAddress(src)
  const [failed, setFailed] = useState<string>()
  const hasFailed = isRefused || failed === src
  const tellFailure = useEffectEvent(() => onFail?.())
  useEffect(() => {
    if (hasFailed) tellFailure()
  }, [hasFailed, src])
  if (hasFailed) return fallback
  if (address === undefined) return null
  return (
    <img
      // A new element for a new address: an old picture must not stand for the new one while that loads.
      key={src}
      src={address}
      alt={alt}
      className={className}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={(event) => onShown?.(event.currentTarget)}
      onError={() => setFailed(src)}
    />
  )
}
