/** Takes the focus from line to line down a page on calls. */

/** The link of the next line, or of the one before; Enter then opens it as it opens any link. */
export function lineStep(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('a[data-line]')]
  const place = links.indexOf(document.activeElement as HTMLElement)
  const next = links[place < 0 ? (by > 0 ? 0 : links.length - 1) : place + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
