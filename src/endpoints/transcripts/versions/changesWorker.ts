/** Compares two versions in a worker of its own: a long call takes seconds, and a page must not stop for them. */
import { changesOf } from './changes.ts'

export interface Versions {
  readonly heard: string
  readonly corrected: string
}

self.addEventListener('message', ({ data }: MessageEvent<Versions>) => self.postMessage(changesOf(data.heard, data.corrected)))
