/** Says that an address is long enough to be cut on its way, or too long to be taken at all. */
import { Notice } from '../../ui/Notice.tsx'
import { LONG_LINK, LONGEST_LINK } from '../../lib/addressLength.ts'
import { counted, figure } from '../../lib/numbers/counts.ts'

interface Props {
  /** Of the address as it is. */
  readonly length: number
  /** The address as it is, of what the page understands. */
  readonly address: string
  /** The address that was wanted and not written. */
  readonly refused: { readonly length: number; readonly address: string } | undefined
  /** The view in words. */
  readonly sentence: string
}

const MOST = `at most ${figure(LONGEST_LINK)} are taken`

/** A file takes along what no link can. */
function AsFile({ name, address }: { name: string; address: string }) {
  const save = async (): Promise<void> => (await import('../../settings/viewsFile.ts')).downloadViews([{ name, address }])
  return (
    <button type="button" className="link" onClick={() => void save()}>
      Save it as a file
    </button>
  )
}

export function LengthNotice({ length, address, refused, sentence }: Props) {
  if (refused !== undefined) {
    return (
      <Notice tone="failure" role="alert">
        <strong>That would make the address {counted(refused.length, 'character')} long.</strong>{' '}
        <span>Nothing was changed: {MOST}.</span> <AsFile name={sentence} address={refused.address} />
      </Notice>
    )
  }
  if (length > LONGEST_LINK) {
    return (
      <Notice tone="failure" role="alert">
        <strong>This address is {counted(length, 'character')} long.</strong>{' '}
        <span>Nothing was requested: {MOST}. Take filters away.</span> <AsFile name={sentence} address={address} />
      </Notice>
    )
  }
  return (
    <Notice tone="warning" role="note">
      This address is {counted(length, 'character')} long. Programs that pass links on may cut those above{' '}
      {counted(LONG_LINK, 'character')}.
    </Notice>
  )
}
