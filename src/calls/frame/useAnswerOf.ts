/** The answer to a question on the texts of calls, worked out beside the page. */
import { useEffect, useState } from 'react'
import { startWorker } from '../../lib/trustedTypes.ts'
import type { Answers, Asked, Kind, Question } from './question.ts'
import workerAddress from './textWorker.ts?worker&url'

/** `asked` has to stay the same object for as long as nothing else is asked; `undefined` asks for nothing. While the next answer is worked out, the last one stays. */
export function useAnswerOf<K extends Kind>(
  kind: K,
  asked: Asked[K] | undefined,
): { readonly answer: Answers[K] | undefined; readonly isWorking: boolean; readonly hasFailed: boolean } {
  const [found, setFound] = useState<{ asked: Asked[K]; answer: Answers[K] | undefined }>()
  useEffect(() => {
    if (asked === undefined) return
    const worker = startWorker(workerAddress, 'calls compared')
    worker.addEventListener('message', ({ data }: MessageEvent<Answers[K]>) => setFound({ asked, answer: data }))
    worker.addEventListener('error', () => setFound({ asked, answer: undefined }))
    worker.postMessage({ kind, asked } as Question)
    return () => worker.terminate()
  }, [kind, asked])
  const isWorking = asked !== undefined && found?.asked !== asked
  return {
    answer: asked && found?.answer,
    isWorking,
    hasFailed: !isWorking && asked !== undefined && found?.answer === undefined,
  }
}
