/** Where an image of a record is loaded from: live its own address; in the demo a data address, filled by asking the mock service. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Connection } from '../../api/client/connection.ts'
import { safeHref } from '../../lib/text/links.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'

export interface ImageAddress {
  /** What an `img` may load; `undefined` while it is on its way and when there is nothing to load. */
  readonly address: string | undefined
  /** The address is none that may be loaded, or the mock service did not answer with an image. */
  readonly isRefused: boolean
}

/** Whether the page may read the pixels and bytes behind an address: those of another host a browser only shows. */
export const isReadableHere = (address: string): boolean =>
  address.startsWith('data:') || new URL(address).origin === window.location.origin

function dataAddressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The image could not be read.')))
    reader.readAsDataURL(blob)
  })
}

/** The image as a data address; throws where the answer is a refusal or no image. */
async function fetchImage(src: string, connection: Connection, signal: AbortSignal): Promise<string> {
  const response = await connection.fetch(new Request(src, { signal }))
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.startsWith('image/')) throw new Error(`No image: status ${response.status}, ${type}`)
  return dataAddressOf(new Blob([await response.arrayBuffer()], { type }))
}

const imageQuery = (src: string, connection: Connection) =>
  queryOptions({
    queryKey: ['image', connection.scenario, src] as const,
    queryFn: ({ signal }) => fetchImage(src, connection, signal),
    staleTime: Infinity,
    retry: false,
  })

/** The live page loads images over https only, as its content policy has it (§2.2, §2.8), and from its own origin. */
function liveAddress(src: string): string | undefined {
  const safe = safeHref(src)
  return safe && (safe.startsWith('https:') || isReadableHere(safe)) ? safe : undefined
}

/** `src` is what the record holds: anything at all. */
export function useImageAddress(src: string): ImageAddress {
  const connection = useConnection()
  const isDemo = connection.mode === 'demo'
  const wanted = isDemo ? safeHref(src) : liveAddress(src)
  const query = useQuery({ ...imageQuery(wanted ?? '', connection), enabled: isDemo && wanted !== undefined })
  return { address: isDemo ? query.data : wanted, isRefused: wanted === undefined || query.isError }
}
