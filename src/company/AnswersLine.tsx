/** How many operations have answered, said once for all panels; and that none knows the ticker, where none does. */
import type { Answer } from './useAnswers.ts'
import { Notice } from '../ui/Notice.tsx'

const titles = (answers: readonly Answer[]): string => answers.map(({ view }) => view.endpoint.title).join(', ')

export function AnswersLine({ answers, ticker }: { answers: readonly Answer[]; ticker: string }) {
  const asked = answers.filter(({ state }) => state !== 'not askable')
  const waiting = asked.filter(({ state, isStale }) => state === 'waiting' || state === 'offline' || isStale)
  const failed = asked.filter(({ state }) => state === 'failed')
  const answered = asked.length - waiting.length - failed.length
  const isUnknown = waiting.length === 0 && answered > 0 && asked.every(({ state }) => state === 'empty' || state === 'failed')
  return (
    <>
      {/* Announced once it is settled, not at each answer on the way there. */}
      <p role="status" aria-live={waiting.length > 0 ? 'off' : 'polite'}>
        {answered} of {asked.length} operations answered
        {waiting.length > 0 && `, ${waiting.length} on their way`}
        {failed.length > 0 && `, ${failed.length} failed: ${titles(failed)}`}.
      </p>
      {isUnknown && (
        <Notice tone="warning" role="note">
          <strong>Nothing is known of {ticker}.</strong>
          <span>
            {failed.length === 0 ? 'Every operation' : `Every operation that answered (${answered} of ${asked.length})`} found
            nothing in these days: there may be no such ticker, or nothing under this spelling.
          </span>
        </Notice>
      )}
    </>
  )
}
