/** A link out of the app: to http and https only, telling the other side nothing of where it was followed. */
import { shortened } from '../../api/endpoint/quoting.ts'
import { safeHref } from '../../lib/text/links.ts'

/** Beyond it an address is no reading matter. */
const LONGEST = 300

export function OutsideLink({ href, children }: { href: string; children?: string }) {
  const safe = safeHref(href)
  if (!safe) {
    return (
      <span title="Not an http or https address: shown as text, not opened">
        <bdi>{shortened(href, LONGEST)}</bdi> <small>(unsafe link, not opened)</small>
      </span>
    )
  }
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      <bdi>{children ?? shortened(href, LONGEST)}</bdi>
    </a>
  )
}
