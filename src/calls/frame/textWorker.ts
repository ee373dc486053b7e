/** Reads the texts of calls in a thread of its own. */
import { answerOf } from './answerOf.ts'
import type { Question } from './question.ts'

self.addEventListener('message', ({ data }: MessageEvent<Question>) => self.postMessage(answerOf(data)))
