/** A ticker of a record, set apart from the text around it and marked where it may not be what it looks like. */
import styles from './FieldValue.module.css'

/** The colon and the dollar are of real ones (wire-format: `CRYPTO:BTC`, `$BTC`). */
const USUAL = /^[A-Z0-9.\-/^=:$]{1,20}$/

/** What is not of a ticker, as code points: a Cyrillic А, a blank without width. */
const foreignIn = (text: string): string =>
  [...new Set(text.replaceAll(/[A-Z0-9.\-/^=:$]/g, ''))]
    .slice(0, 5)
    .map((character) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(', ')

/** Whether a ticker is plainly one; within an element of its own it then needs nothing that sets it apart. */
export const isUsual = (symbol: string): boolean => USUAL.test(symbol)

export function Ticker({ symbol }: { symbol: string }) {
  if (isUsual(symbol)) return <bdi>{symbol}</bdi>
  const foreign = foreignIn(symbol)
  return (
    <>
      <bdi>{symbol}</bdi>{' '}
      <small className={styles.unusual} title={foreign ? `Not of a ticker: ${foreign}` : 'Longer than a ticker'}>
        unusual characters
      </small>
    </>
  )
}
