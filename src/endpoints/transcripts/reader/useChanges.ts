/** The differences of two versions, worked out beside the page while it is read. */
import { useEffect, useState } from 'react'
import { startWorker } from '../../../lib/trustedTypes.ts'
import type { Mark } from '../text/find.ts'
import type { Versions } from '../versions/changesWorker.ts'
import workerAddress from '../versions/changesWorker.ts?worker&url'

export type Changes = { readonly marks: readonly Mark[] } | 'working' | 'failed'

/** `undefined` asks for nothing. The library that compares is loaded with the worker, and only then. */
export function useChanges(heard: string | undefined, corrected: string | undefined): Changes | undefined {
  const [found, setFound] = useState<{ heard: string; corrected: string; marks: readonly Mark[] | undefined }>()
  useEffect(() => {
    if (heard === undefined || corrected === undefined) return
    const worker = startWorker(workerAddress, 'comparison')
    worker.addEventListener('message', ({ data }: MessageEvent<readonly Mark[]>) => setFound({ heard, corrected, marks: data }))
    worker.addEventListener('error', () => setFound({ heard, corrected, marks: undefined }))
    worker.postMessage({ heard, corrected } satisfies Versions)
    return () => worker.terminate()
  }, [heard, corrected])
  if (heard === undefined || corrected === undefined) return undefined
  if (!found || found.heard !== heard || found.corrected !== corrected) return 'working'
  return found.marks ? { marks: found.marks } : 'failed'
}
