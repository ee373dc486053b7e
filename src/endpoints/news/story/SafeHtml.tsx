/** The one component that shows HTML of the service: sanitised, its links leading out, its pictures left to the caller. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './SafeHtml.module.css'
import type { Picture } from './sanitise.ts'

interface Props {
  readonly html: string
  /** What stands where the HTML has a picture. Nothing is loaded unless this loads it. */
  readonly picture: (address: string, alt: string) => ReactNode
}

export function SafeHtml({ html, picture }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState<{ readonly html: string; readonly pictures: readonly Picture[] }>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isWanted = true
    const show = async (): Promise<void> => {
      const { sanitise } = await import('./sanitise.ts')
      if (!isWanted) return
      const { fragment, pictures } = sanitise(html)
      host.current!.replaceChildren(fragment)
      setReady({ html, pictures })
    }
    show().catch(() => isWanted && setFailed(true))
    return () => {
      isWanted = false
    }
  }, [html])

  if (hasFailed) {
    return (
      <Notice tone="failure" role="alert">
        The text could not be made safe to show, so it is not shown. It stands as it came under JSON.
      </Notice>
    )
  }
  const pictures = ready?.html === html ? ready.pictures : []
  return (
    <>
      <div ref={host} dir="auto" className={styles.html} aria-busy={ready?.html !== html} />
      {pictures.map(({ place, address, alt }, index) => createPortal(picture(address, alt), place, String(index)))}
    </>
  )
}
