/** Copies the address of this view, which is all a colleague needs to see the same. */
import { useHref, useLocation } from 'react-router'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { LONGEST_LINK } from '../../lib/addressLength.ts'

/** `query` is made of what the page understands, so that nothing else of an address is passed on. */
export function CopyLink({ query }: { query: string }) {
  const { pathname } = useLocation()
  const link = `${window.location.origin}${useHref(`${pathname}${query}`)}`
  if (link.length > LONGEST_LINK) return <span>Too long for a link</span>
  return <CopyButton text={link}>Copy link</CopyButton>
}
