/** Who the company is: logo, name and identifiers as the operations give them, and the days that are asked for. */
import type { CompanyIdentity, Fact } from '../api/endpoint/companyView.ts'
import type { Home } from '../api/endpoint/listings.ts'
import { RecordImage } from '../ui/prose/RecordImage.tsx'
import { WatchlistMenu } from './WatchlistMenu.tsx'
import styles from './CompanyPage.module.css'
import type { Answer } from './useAnswers.ts'

interface GivenFact extends Fact {
  /** The title of the operation that says so. */
  readonly by: string
}

export interface Identity {
  readonly name: string | undefined
  readonly logo: CompanyIdentity['logo']
  readonly facts: readonly GivenFact[]
}

/** What the operations say of where the company is at home, all of them together. */
function homeOf(answers: readonly Answer[]): Home {
  return {
    exchanges: [...new Set(answers.flatMap(({ home }) => home.exchanges ?? []))],
    ciks: [...new Set(answers.flatMap(({ home }) => home.ciks ?? []))],
  }
}

/** The first operation that says a thing is believed, and named. */
export function identityOf(answers: readonly Answer[], ticker: string): Identity {
  const facts = new Map<string, GivenFact>()
  let name: string | undefined
  let logo: CompanyIdentity['logo']
  const home = homeOf(answers)
  // Who has the most to say comes first.
  const given = answers
    .flatMap(({ view, identityAt }) => {
      const identity = identityAt(home)
      return identity ? [{ identity, by: view.endpoint.title }] : []
    })
    .sort((a, b) => b.identity.facts.length - a.identity.facts.length)
  for (const { identity, by } of given) {
    name ??= identity.name || undefined
    logo ??= identity.logo
    for (const fact of identity.facts) if (fact.text !== '' && !facts.has(fact.label)) facts.set(fact.label, { ...fact, by })
  }
  return { name: name === ticker ? undefined : name, logo, facts: [...facts.values()] }
}

export function CompanyHead({ ticker, identity }: { ticker: string; identity: Identity }) {
  const { name, logo, facts } = identity
  return (
    <div className={styles.identity}>
      {(['light', 'dark'] as const).map(
        (tone) =>
          logo?.[tone] && (
            <span key={tone} className={styles[tone]}>
              <RecordImage src={logo[tone]} alt="" className={styles.logo} fallback={null} />
            </span>
          ),
      )}
      <h1>
        {name ? (
          <>
            <bdi>{name}</bdi> <span className={styles.ticker}>{ticker}</span>
          </>
        ) : (
          ticker
        )}
      </h1>
      <WatchlistMenu ticker={ticker} />
      {facts.length > 0 && (
        <dl className={styles.identifiers}>
          {facts.map(({ label, text, by }) => (
            <div key={label} title={`As given under ${by}`}>
              <dt>{label}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
