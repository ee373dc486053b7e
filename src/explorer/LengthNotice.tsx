/** Says that an address is long enough to be cut on its way, or too long to be taken at all. */
import { Notice } from '../ui/Notice.tsx'
import { LONG_LINK, LONGEST_LINK } from './addressLength.ts'

interface Props {
  /** Of the address as it is. */
  readonly length: number
  /** Of the address that was wanted and not written. */
  readonly refused: number | undefined
}

const figure = (count: number): string => `${count.toLocaleString('en-US')} characters`
const MOST = `at most ${LONGEST_LINK.toLocaleString('en-US')} are taken`

export function LengthNotice({ length, refused }: Props) {
  if (refused !== undefined) {
    return (
      <Notice tone="failure" role="alert">
        <strong>That would make the address {figure(refused)} long.</strong> <span>Nothing was changed: {MOST}.</span>
      </Notice>
    )
  }
  if (length > LONGEST_LINK) {
    return (
      <Notice tone="failure" role="alert">
        <strong>This address is {figure(length)} long.</strong> <span>Nothing was requested: {MOST}. Take filters away.</span>
      </Notice>
    )
  }
  if (length <= LONG_LINK) return null
  return (
    <Notice tone="warning" role="note">
      This address is {figure(length)} long. Programs that pass links on may cut those above {figure(LONG_LINK)}.
    </Notice>
  )
}
