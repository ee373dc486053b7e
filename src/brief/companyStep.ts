/** Takes the focus from company to company down a brief. */

/** The link of the next company, or of the one before; Enter then opens it as it opens any link. */
export function companyStep(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('a[data-company]')]
  const current = document.activeElement?.closest('section')?.querySelector('a[data-company]')
  const place = links.findIndex((link) => link === current)
  const next = links[place < 0 ? (by > 0 ? 0 : links.length - 1) : place + by]
  next?.focus()
  next?.closest('section')?.scrollIntoView({ block: 'start' })
}
