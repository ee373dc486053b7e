/** What a track record still needs: the records, then the prices; what each costs, how far it is, and what failed. */
import { counted, figure } from '../../lib/numbers/counts.ts'
import { costWords } from '../join/prices/costWords.ts'
import type { LoadedPrices } from '../join/prices/usePriceHistories.ts'
import { whatOf } from '../notices/failureWords.ts'
import styles from './TrackRecord.module.css'
import { ROWS_A_REQUEST, type LoadedTargets, type TargetQuery } from './useTargetRecords.ts'

interface StepProps {
  readonly name: string
  readonly words: string
  readonly failure?: string | undefined
  readonly onPress: () => void
}

const Step = ({ words, name, failure, onPress }: StepProps) => (
  <p className={styles.step} role="status">
    <button type="button" onClick={onPress}>
      {failure ? 'Try again' : name}
    </button>{' '}
    {failure && <span className={styles.failed}>{failure} </span>}
    <span>{words}</span>
  </p>
)

interface RunningProps {
  readonly words: string
  /** Of how many. */
  readonly done?: readonly [number, number]
  readonly onStop: () => void
}

const Running = ({ words, done, onStop }: RunningProps) => (
  <p className={styles.step} role="status">
    <progress aria-label={words} {...(done ? { value: done[0], max: done[1] } : {})} /> {words}{' '}
    <button type="button" onClick={onStop}>
      Stop
    </button>
  </p>
)

function PriceLoading({ prices, targets, tickers }: { prices: LoadedPrices; targets: number; tickers: number }) {
  const { cost, status, failure, splitsFailure } = prices
  if (cost.requests === 0 && !splitsFailure) return null
  if (status === 'running') {
    const loaded = tickers - cost.tickers
    return (
      <Running
        words={`Prices of ${figure(loaded)} of ${counted(tickers, 'ticker')}`}
        done={[loaded, tickers]}
        onStop={prices.stop}
      />
    )
  }
  const noSplits =
    splitsFailure && cost.tickers === 0
      ? 'The split calendar is not there: targets that a split may have overtaken are left out.'
      : undefined
  return (
    <Step
      name={`Measure ${counted(targets, 'target')}`}
      failure={failure ? whatOf(failure, 'prices') : noSplits}
      words={cost.requests > 0 ? `${costWords(cost)}.` : ''}
      onPress={prices.load}
    />
  )
}

interface Props extends Pick<TargetQuery, 'endpoint'> {
  readonly whose: string
  readonly loaded: LoadedTargets
  readonly prices: LoadedPrices | undefined
  /** How many different ones the targets are of. */
  readonly tickers: number
}

export function TrackLoading({ endpoint: { noun, title }, whose, loaded, prices, tickers }: Props) {
  const { found, isLoading, failure, load, stop } = loaded
  if (isLoading) return <Running words={`Loading the ${noun} of ${whose}`} onStop={stop} />
  if (!found)
    return (
      <Step
        name={`Load ${noun}`}
        failure={failure && whatOf(failure, title)}
        words={`First the ${noun} of ${whose}: 1 request for each ${figure(ROWS_A_REQUEST)}; then prices, at a cost said before.`}
        onPress={load}
      />
    )
  if (found.targets.length === 0)
    return (
      <p className={styles.note}>
        None of {figure(found.records)} {noun} has a target to measure.
      </p>
    )
  return prices && <PriceLoading {...{ prices, tickers }} targets={found.targets.length} />
}
