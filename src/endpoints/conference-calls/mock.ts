/** The conference call calendar of the mock service: held and scheduled calls, with invented numbers to dial. */
import { mockSource } from '../../mock/source.ts'
import { isAmong } from '../../mock/tickers.ts'
import type { Call } from '../../mock/world/facts.ts'
import { randomOf } from '../../mock/world/random.ts'
import { conferenceCalls } from './endpoint.ts'

/** Numbers set aside for fiction: 555-01XX in North America, 020 7946 0XXX in London. */
function dialInOf(call: Call) {
  const random = randomOf('dial-in', call.id)
  // Absent values are empty strings (§2.9): some calls are webcasts only.
  if (random.chance(0.15)) return { phone_num: '', international_num: '', access_code: '', reservation_num: '' }
  const digits = (length: number): string => String(random.integer(0, 10 ** length - 1)).padStart(length, '0')
  const american = `(646) 555-01${digits(2)}`
  return {
    phone_num: random.pick([`(800) 555-01${digits(2)}`, `1-888-555-01${digits(2)}`, `+1 877 555 01${digits(2)}`]),
    international_num: random.pick([american, `+44 20 7946 0${digits(3)} or ${american}`, '']),
    access_code: random.pick([digits(6), `0${digits(6)}`, `${digits(3)} ${digits(4)}#`, '']),
    reservation_num: random.chance(0.3) ? digits(8) : '',
  }
}

/** Minutes to an hour before the call, with odd seconds (wire-format 3.9). */
function listedTimeOf({ id, day, startsAt }: Call): string {
  const earlier = randomOf('listed time', id).integer(2 * 60, 59 * 60)
  return new Date(Date.parse(`${day}T${startsAt}Z`) - earlier * 1000).toISOString().slice(11, 19)
}

/** Some addresses lack the scheme, some calls have none (wire-format 3.9). */
function webcastOf({ id, company, period, year }: Call): string {
  const address = `investors.${company.ticker.toLowerCase().replace('.', '-')}.example.test/events/${period.toLowerCase()}-${year}`
  const form = randomOf('webcast', id).next()
  return form < 0.1 ? '' : form < 0.2 ? address : `https://${address}`
}

const NOTES = [
  (call: Call) => `${call.company.shortName} reports ${call.period} ${call.year} results before the call.`,
  (call: Call) =>
    `<p>Slides will be posted on the <a href="https://${call.company.ticker.toLowerCase()}.example.test">investor pages</a>.</p>`,
  () => 'Replay available for 30 days &amp; transcript to follow.',
]

function notesOf(call: Call): string {
  const random = randomOf('notes', call.id)
  return random.chance(0.2) ? random.pick(NOTES)(call) : ''
}

/** HH:MM:SS of half an hour later. */
const halfAnHourLater = (time: string): string =>
  new Date(Date.parse(`1970-01-01T${time}Z`) + 1_800_000).toISOString().slice(11, 19)

/** A call still to come is moved, or rated otherwise. */
function amend(call: Call, at: number): Call | undefined {
  if (call.start <= at) return undefined
  if (randomOf('call corrected', call.id, at).chance(0.3)) return { ...call, importance: (call.importance % 5) + 1, updated: at }
  return { ...call, startsAt: halfAnHourLater(call.startsAt), start: call.start + 1800, updated: at }
}

export default mockSource(conferenceCalls, {
  facts: (world) => world.calls,
  matches: { tickers: (call, wanted) => isAmong(wanted, call.company.ticker) },
  dayOf: (call) => call.day,
  updatedAt: (call) => call.updated,
  amend,
  record: (call) => ({
    id: call.id,
    date: call.day,
    start_time: call.startsAt,
    time: listedTimeOf(call),
    ticker: call.company.ticker,
    name: call.company.name,
    exchange: call.company.exchange,
    isin: call.company.isin,
    cusip: call.company.cusip,
    importance: call.importance,
    ...dialInOf(call),
    webcast_url: webcastOf(call),
    notes: notesOf(call),
    updated: call.updated,
  }),
})
