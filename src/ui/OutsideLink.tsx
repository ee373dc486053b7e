/** A link out of the app: to http and https only, telling the other side nothing of where it was followed. */
import { safeHref } from '../lib/links.ts'

export function OutsideLink({ href, children }: { href: string; children?: string }) {
  const safe = safeHref(href)
  if (!safe) {
    return (
      <span title="Not an http or https address: shown as text, not opened">
        <bdi>{href}</bdi> <small>(unsafe link, not opened)</small>
      </span>
    )
  }
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      <bdi>{children ?? href}</bdi>
    </a>
  )
}
