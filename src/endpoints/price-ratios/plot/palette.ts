/** The colours of the page as a canvas needs them: resolved, and read again when the theme changes. */
import { useEffect, useState, type RefObject } from 'react'

const TOKENS = ['ink', 'ink-soft', 'ink-faint', 'rule', 'rule-strong', 'sheet', 'accent', 'up', 'down', 'warn', 'demo'] as const

export type Palette = Readonly<Record<(typeof TOKENS)[number], string>>

/** `light-dark()` in a custom property is resolved only where a real property uses it. */
export function paletteOf(host: HTMLElement): Palette {
  const probe = document.createElement('i')
  // A canvas is drawn in our colours even where the user's own replace those of the page: read there, all would be one.
  probe.style.setProperty('forced-color-adjust', 'none')
  host.append(probe)
  const colors = TOKENS.map((token) => {
    probe.style.color = `var(--${token})`
    return [token, getComputedStyle(probe).color] as const
  })
  probe.remove()
  return Object.fromEntries(colors) as Palette
}

/** `undefined` until the element is in the page. */
export function usePalette(host: RefObject<HTMLElement | null>): Palette | undefined {
  const [palette, setPalette] = useState<Palette>()
  useEffect(() => {
    const look = (): void => {
      // A print has a picture of its own.
      if (!host.current || document.documentElement.hasAttribute('data-printing')) return
      const read = paletteOf(host.current)
      setPalette((last) => (last && TOKENS.every((token) => last[token] === read[token]) ? last : read))
    }
    look()
    const dark = window.matchMedia('(prefers-color-scheme: dark)')
    dark.addEventListener('change', look)
    // A theme that the user chose is written on the root element.
    const root = new MutationObserver(look)
    root.observe(document.documentElement, { attributes: true })
    return () => {
      dark.removeEventListener('change', look)
      root.disconnect()
    }
  }, [host])
  return palette
}
