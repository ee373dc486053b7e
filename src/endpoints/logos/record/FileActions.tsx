/** What can be taken away of a file: the file itself, and the request that returns it, never its signed address. */
import type { ValuesOf } from '../../../api/endpoint/endpoint.ts'
import { pathOf } from '../../../api/client/request.ts'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { isReadableHere, useImageAddress } from '../../../ui/prose/imageAddress.ts'
import { copyableOf, curlOf } from '../../../explorer/requests/curl.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { OutsideLink } from '../../../ui/prose/OutsideLink.tsx'
import { logos, type Logo } from '../endpoint.ts'
import { formatOf, srcOf, type FileName } from '../files.ts'
import styles from './LogoRecord.module.css'

interface Props {
  readonly logo: Logo
  readonly file: FileName
  readonly values: ValuesOf<typeof logos>
}

export function FileActions({ logo, file, values }: Props) {
  const connection = useConnection()
  const src = srcOf(logo, file) ?? ''
  const { address } = useImageAddress(src)
  const isOurs = address !== undefined && isReadableHere(address)
  // What was sent may be of another format than its name says.
  const format = address?.startsWith('data:image/svg') ? 'SVG' : formatOf(file)
  // The demo's addresses answer to no one but this page.
  const isElsewhere = connection.mode === 'live' && !isOurs
  const key = logo.search_key || undefined
  const path = key && pathOf(logos, { ...values, search_keys: [key], fields: [file] }, connection)
  return (
    <section aria-label="Take along">
      <div className={styles.actions}>
        {isOurs && (
          <a href={address} download={`${key ?? 'logo'}-${file}.${format.toLowerCase()}`}>
            Download {format}
          </a>
        )}
        {isElsewhere && <OutsideLink href={src}>{`Open ${formatOf(file)}`}</OutsideLink>}
        {path && <CopyButton text={curlOf(copyableOf(connection, path, 'application/json'))}>Copy request</CopyButton>}
      </div>
      <p className={styles.note}>
        Copies the request that returns this file, not the file’s address: that one is signed for a short time and stops working.
        {isElsewhere && ' A page may not save files of another host: open it and save it from there.'}
      </p>
    </section>
  )
}
