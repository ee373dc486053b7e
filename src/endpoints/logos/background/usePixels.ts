/** The pixels of a picture once it is loaded, as far as the browser lets a page read them. */
import { useState } from 'react'
import { isReadableHere } from '../../../ui/prose/imageAddress.ts'

export interface Seen {
  /** The address in the record. */
  readonly src: string
  /** Pixels of the file as sent; what an SVG says of its own size. */
  readonly width: number
  readonly height: number
  /** Scaled down; `undefined` where the picture comes from another host, whose pixels no page may read. */
  readonly pixels: Uint8ClampedArray | undefined
}

/** Longer side of the copy that is measured: areas keep their share, and a hundred cards stay quick. */
const SIDE = 72

function pixelsOf(image: HTMLImageElement): Uint8ClampedArray | undefined {
  if (!isReadableHere(image.src)) return undefined
  const factor = SIDE / Math.max(image.naturalWidth, image.naturalHeight, 1)
  const width = Math.max(1, Math.round(image.naturalWidth * factor))
  const height = Math.max(1, Math.round(image.naturalHeight * factor))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(image, 0, 0, width, height)
  try {
    return context?.getImageData(0, 0, width, height).data
  } catch {
    // An SVG with foreign parts may be shown and not be read, wherever it comes from.
    return undefined
  }
}

/** What is known of the picture at `src`, and the function to call with its loaded element. */
export function usePixels(src: string | undefined): readonly [Seen | undefined, (image: HTMLImageElement) => void] {
  const [seen, setSeen] = useState<Seen>()
  const look = (image: HTMLImageElement): void => {
    if (src === undefined) return
    setSeen({ src, width: image.naturalWidth, height: image.naturalHeight, pixels: pixelsOf(image) })
  }
  return [seen?.src === src ? seen : undefined, look]
}
