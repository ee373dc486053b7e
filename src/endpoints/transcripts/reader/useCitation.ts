/** How words of the version that is read are quoted, and how a passage of it is linked to. */
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import type { TranscribedCall } from '../endpoint.ts'
import { citationOf, type Quoted } from '../text/citation.ts'
import type { Reading } from '../text/reading.ts'
import type { Offered } from '../versions/versions.ts'

export interface Cite {
  readonly words: (quoted: readonly Quoted[]) => string
  readonly link: (passage: number) => string
}

/** `names` are those of the passages, for links. */
export function useCitation(call: TranscribedCall, offered: Offered, reading: Reading, names: readonly string[]): Cite {
  const isDemo = useConnection().mode === 'demo'
  const link = (passage: number): string => `${window.location.href.split('#')[0]}#p=${names[passage]}`
  return {
    link,
    words: (quoted) => citationOf(reading, quoted, { call, offered, link: link(quoted[0]?.passage ?? 0), isDemo }),
  }
}
