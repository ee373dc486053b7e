/** Conference calls as events of the calendar, at the time the source writes, read in the zone preferred for calls. */
import { isDay, wordsOfDay, type IsoDay } from '../../lib/dates/days.ts'
import { safeHref } from '../../lib/text/links.ts'
import { textOfMarkup } from '../../lib/text/markupText.ts'
import { instantIn, placeOfZone, zonedTime, type ZonedTime } from '../../lib/dates/zones.ts'
import type { CalendarEntry } from '../../explorer/calendar/file/calendarFile.ts'
import type { CalendarEvent } from '../../explorer/calendar/event.ts'
import { preferences } from '../../settings/preferences.ts'
import type { ConferenceCall } from './endpoint.ts'
import { webcastOf } from './webcast.ts'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

/** `08:30:00` as `08:30`; `undefined` for what is no time of day. */
export const minuteOf = (clock: string | null | undefined): string | undefined =>
  clock && CLOCK.test(clock) ? clock.slice(0, 5) : undefined

const dayOf = ({ date }: ConferenceCall): IsoDay | undefined => (date && isDay(date) ? date : undefined)

/** `New York time`: no source states the zone. */
export const zoneWords = (): string => `${placeOfZone(preferences().callZone)} time`

/** When the call begins on the clocks of who looks: the preferred zone's, or this device's; `undefined` where they say the same. */
function ownTimeOf(call: ConferenceCall): ZonedTime | undefined {
  const day = dayOf(call)
  if (day === undefined || !minuteOf(call.start_time)) return undefined
  const { zone, callZone } = preferences()
  const own = zonedTime(instantIn(callZone, day, call.start_time!), zone === 'stated' ? 'local' : zone)
  return own.day === day && own.clock === call.start_time ? undefined : own
}

/** `22:30 GMT+1`, with its day where that is another. */
export function ownWordsOf(call: ConferenceCall, own = ownTimeOf(call)): string | undefined {
  return own && `${minuteOf(own.clock)} ${own.name}${own.day === call.date ? '' : ` on ${wordsOfDay(own.day)}`}`
}

function factsOf(call: ConferenceCall, ownWords?: string): string {
  const begins = minuteOf(call.start_time)
  const listed = minuteOf(call.time)
  const words = begins ? [`Call ${begins}`, ownWords].filter(Boolean).join(', ') : 'Time of the call not given'
  return listed ? `${words} · listed time ${listed}` : words
}

const NAMED_QUARTER = /(?<![a-z0-9])(q[1-4]|fy)[-_ ]?(20\d\d)(?!\d)/i

/** `Q3 2026`: of fields that no specification names and some answers have (wire-format 3.9), else as the notes or the webcast's address name it. */
export function quarterOf(call: ConferenceCall): string {
  const { period, period_year: year }: Readonly<Record<string, unknown>> = call
  const stated = [period, year].filter((part) => (typeof part === 'string' && part !== '') || typeof part === 'number').join(' ')
  if (stated !== '') return stated
  const [, quarter, ofYear] = NAMED_QUARTER.exec(`${call.notes ?? ''} ${call.webcast_url ?? ''}`) ?? []
  return quarter && ofYear ? `${quarter.toUpperCase()} ${ofYear}` : ''
}

/** `Q3 2026 call`, or `conference call` where nothing says of which quarter. */
export const callNameOf = (call: ConferenceCall): string => {
  const quarter = quarterOf(call)
  return quarter === '' ? 'conference call' : `${quarter} call`
}

/** Where to dial, or where to listen. */
function locationOf(call: ConferenceCall, webcast: string | undefined): string | undefined {
  const phone = call.phone_num || call.international_num
  if (!phone) return webcast
  return call.access_code ? `${phone}, access code ${call.access_code}` : phone
}

/** Invented data says so wherever it leaves the page. */
export function entryOfCall(call: ConferenceCall, day: IsoDay, isDemo: boolean): CalendarEntry {
  const webcast = webcastOf(call.webcast_url)?.href
  const clock = minuteOf(call.start_time) && call.start_time!
  const lines = [
    isDemo && 'DEMO DATA: an invented company.',
    call.name,
    factsOf(call),
    clock && `Assumed ${zoneWords()}, one hour: the source gives no zone and no end.`,
    call.phone_num && `Phone: ${call.phone_num}`,
    call.international_num && `Phone from abroad: ${call.international_num}`,
    call.access_code && `Access code: ${call.access_code}`,
    call.reservation_num && `Reservation number: ${call.reservation_num}`,
    webcast && `Webcast: ${webcast}`,
    call.notes && textOfMarkup(call.notes),
  ]
  const title = ['conference call', quarterOf(call)].filter(Boolean).join(', ')
  return {
    uid: `${call.id || [call.ticker, day].join('-')}@conference-calls.tearsheet`,
    day,
    start: clock ? { clock, zone: preferences().callZone } : undefined,
    summary: `${isDemo ? 'DEMO ' : ''}${call.ticker || call.name || 'Unnamed company'}: ${title}`,
    location: locationOf(call, webcast),
    description: lines.flatMap((line) => line || []),
    url: webcast ? safeHref(webcast) : undefined,
    updated: call.updated ?? undefined,
  }
}

export function eventOfCall(call: ConferenceCall, isDemo: boolean): CalendarEvent {
  const day = dayOf(call)
  const time = minuteOf(call.start_time) ?? ''
  const own = ownTimeOf(call)
  return {
    id: () => call.id ?? '',
    ticker: call.ticker ?? '',
    name: call.name ?? '',
    day,
    words: time,
    time,
    ownTime: minuteOf(own?.clock),
    tone: 'plain',
    importance: call.importance ?? undefined,
    facts: () => factsOf(call, ownWordsOf(call, own)),
    oddities: () => [],
    entry: day === undefined ? undefined : () => entryOfCall(call, day, isDemo),
  }
}

/** `3 Nov 2026, 16:30`; `undefined` where the day cannot be read. */
export function whenOf(call: ConferenceCall): string | undefined {
  const day = dayOf(call)
  return day && [wordsOfDay(day), minuteOf(call.start_time)].filter(Boolean).join(', ')
}
