/** Where a webcast is: addresses may come without a scheme (§2.9). */
import { safeHref } from '../../lib/text/links.ts'

export interface Webcast {
  /** As given. */
  readonly text: string
  readonly href: string
  /** Whether `https://` was put in front, which the source did not write. */
  readonly isCompleted: boolean
}

/** `undefined` for an empty address. What is no http or https address stays as it is, for the link to refuse. */
export function webcastOf(given: string | null | undefined): Webcast | undefined {
  const text = given?.trim()
  if (!text) return undefined
  const isBare = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#].*)?$/i.test(text)
  return isBare
    ? { text, href: `https://${text}`, isCompleted: true }
    : { text, href: safeHref(text) ?? text, isCompleted: false }
}
