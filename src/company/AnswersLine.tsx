/** What is missing of the page: a line for each dataset that failed. That all have loaded is told to those who do not see it. */
import styles from './CompanyPage.module.css'
import type { Answer } from './useAnswers.ts'

const isAsked = ({ state }: Answer): boolean => state !== 'not askable'
const isWaiting = ({ state, isStale }: Answer): boolean => state === 'waiting' || state === 'offline' || isStale

/** Whether every dataset has been asked and has answered, one way or the other. */
export const isSettled = (answers: readonly Answer[]): boolean => !answers.some(isWaiting)

/** Whether some answered, and none had anything. */
export function isNothingFound(answers: readonly Answer[]): boolean {
  const asked = answers.filter(isAsked)
  return (
    isSettled(asked) &&
    asked.some(({ state }) => state === 'empty') &&
    asked.every(({ state }) => state === 'empty' || state === 'failed')
  )
}

/** Whether all that was asked failed: each says so in a line of its own. */
export const isNothingLoaded = (answers: readonly Answer[]): boolean =>
  answers.filter(isAsked).every(({ state }) => state === 'failed')

export function AnswersLine({ answers }: { answers: readonly Answer[] }) {
  const asked = answers.filter(isAsked)
  const waiting = asked.filter(isWaiting)
  const failed = asked.filter(({ state }) => state === 'failed')
  const titles = failed.map(({ view }) => view.endpoint.title).join(', ')
  return (
    <>
      {/* Announced once it is settled, not at each answer on the way there. */}
      <p role="status" className="visually-hidden" aria-live={waiting.length > 0 ? 'off' : 'polite'}>
        {asked.length - waiting.length - failed.length} of {asked.length} datasets loaded
        {failed.length > 0 && `; unavailable: ${titles}`}.
      </p>
      {failed.length > 0 && (
        <div className={styles.unavailable} data-print="hide">
          {failed.map(({ view: { endpoint }, retry }) => (
            <p key={endpoint.id}>
              {endpoint.title} unavailable.{' '}
              <button type="button" className="link" aria-label={`Retry ${endpoint.title}`} onClick={retry}>
                Retry
              </button>
            </p>
          ))}
        </div>
      )}
    </>
  )
}
