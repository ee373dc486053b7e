/** One reported transaction of an insider filing (§2.5), with the SEC's meanings of its letters. */
import { dayInstant, decimal, flag, identifier, text, word, type RecordOf } from '../../../api/endpoint/fields.ts'

/** Form 4 transaction codes; `P` and `S` are the ones that express an opinion of the market. */
const CODES = {
  P: 'open-market or private purchase',
  S: 'open-market or private sale',
  V: 'voluntarily reported earlier than required',
  A: 'grant, award or other acquisition from the issuer',
  D: 'disposition back to the issuer',
  F: 'shares withheld or delivered to pay an exercise price or tax',
  I: 'discretionary transaction',
  M: 'exercise or conversion of an exempt derivative',
  C: 'conversion of a derivative',
  E: 'expiry of a short derivative position',
  H: 'expiry or cancellation of a long derivative position with value received',
  O: 'exercise of an out-of-the-money derivative',
  X: 'exercise of an in- or at-the-money derivative',
  G: 'gift',
  L: 'small acquisition',
  W: 'by will or the laws of descent',
  Z: 'deposit into or withdrawal from a voting trust',
  J: 'other, see the footnote',
  K: 'equity swap or similar',
  U: 'tender of shares in a change of control',
}

export const transactionFields = {
  transaction_id: identifier('Transaction ID'),
  date_transaction: dayInstant('Traded on'),
  transaction_code: word('Code', { about: 'Seen in lower case too.', meanings: CODES }),
  acquired_or_disposed: word('Acquired or disposed', { meanings: { A: 'acquired', D: 'disposed of' } }),
  security_title: text('Security'),
  shares: decimal('Shares', { unit: 'shares' }),
  price_per_share: decimal('Price', { unit: 'dollars a share' }),
  post_transaction_quantity: decimal('Held after', { unit: 'shares' }),
  ownership: word('Ownership', { about: 'Seen in lower case too.', meanings: { D: 'direct', I: 'indirect' } }),
  is_derivative: flag('Derivative', { about: 'Options, units and other rights, kept apart from shares as on Form 4.' }),
  underlying_security_title: text('Underlying security'),
  underlying_shares: decimal('Underlying shares', { unit: 'shares' }),
  remaining_underlying_shares: decimal('Underlying shares left', { unit: 'shares' }),
  conversion_exercise_price_derivative: decimal('Exercise price', { unit: 'dollars a share' }),
  date_exercisable: dayInstant('Exercisable from'),
  date_expiration: dayInstant('Expires'),
  date_deemed_execution: dayInstant('Deemed executed', { about: 'Given where it differs from the day of the trade.' }),
  voluntarily_reported: flag('Reported voluntarily', { about: 'Reported earlier than required.' }),
}

export type InsiderTransaction = RecordOf<typeof transactionFields>
