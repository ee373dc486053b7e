/** The transcripts of the mock service: every call that is over, with the text that a machine heard and the corrected one. */
import { confidenceOf, segmentsOf, transcriptOf, type TranscriptKind } from '../../mock/prose/transcript.ts'
import { mockSource } from '../../mock/source.ts'
import type { Call, World } from '../../mock/world/facts.ts'
import { randomOf } from '../../mock/world/random.ts'
import { uuidOf } from '../../mock/companies/uuid.ts'
import { transcripts, type TranscribedCall } from './endpoint.ts'

const REFINITIV = { XNAS: 'NSQ', XNYS: 'NYQ', XASE: 'ASQ' } as const
const DAY = 86_400

const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000', '')
/** With a fraction of six digits, as `created_at` and `updated_at` have it (§2.6). */
const fineInstantOf = (seconds: number, fraction: number): string =>
  instantOf(seconds).replace('Z', `.${String(fraction).padStart(6, '0')}Z`)

function versionOf(call: Call, type: TranscriptKind, world: World) {
  const background = { quarters: world.quartersOf(call.company), firms: world.firms.map((firm) => firm.name) }
  return {
    transcript_id: uuidOf(randomOf('transcript', call.id, type)),
    type,
    language: 'en-US',
    confidence_score: confidenceOf(call, type),
    text: transcriptOf(call, type, background),
    segments: segmentsOf(call, type, background),
  }
}

/** Unix seconds: the corrected text follows the machine's within some hours. */
const correctedAt = (call: Call): number =>
  call.start + call.minutes * 60 + randomOf('corrected', call.id).integer(2 * 3600, 30 * 3600)

/** Of a few calls nothing was taken down (wire-format 3.6). */
function versionsOf(call: Call, world: World): readonly ReturnType<typeof versionOf>[] | null {
  const luck = randomOf('versions', call.id).next()
  if (luck < 0.02) return luck < 0.01 ? null : []
  const live = versionOf(call, 'LIVE', world)
  return correctedAt(call) > world.now ? [live] : [live, versionOf(call, 'NON_LIVE', world)]
}

const securityOf = ({ company }: Call) => ({
  symbol: company.ticker,
  name: company.name,
  isin: company.isin,
  figi: company.figi,
  figi_composite: company.compositeFigi,
  figi_share_class: company.shareClassFigi,
  mic_code: company.mic,
  refinitiv_exch_code: REFINITIV[company.mic],
})

function recordOf(call: Call, world: World): TranscribedCall {
  const { company, period, year, minutes, start } = call
  const random = randomOf('transcribed', call.id)
  const title = `${company.shortName} ${period} ${year} Earnings Call`
  const over = start + minutes * 60
  const changed = correctedAt(call) > world.now ? over : correctedAt(call)
  const isSparse = random.chance(0.1)
  return {
    call_id: call.id,
    symbol: company.ticker,
    name: company.name,
    exchange: company.exchange,
    call_title: title,
    headline: isSparse ? '' : `${company.name} (${company.ticker}) discusses ${period} ${year} results`,
    description: isSparse ? '' : `${title}: management's remarks on ${company.business.product}, and questions from analysts.`,
    // Lower case now and then, as in the published schema.
    status: random.chance(0.04) ? 'completed' : 'COMPLETED',
    start_time: instantOf(start),
    // Now and then more than a day late, as seen.
    end_time: instantOf(random.chance(0.05) ? over + DAY + random.integer(0, 7200) : over),
    // The unit is not shown (§2.6): seconds here, and often 0 as on the real wire.
    duration: random.chance(0.4) ? 0 : minutes * 60,
    webcast_url: isSparse ? '' : `https://webcasts.example.test/${company.ticker.toLowerCase()}/${year}/${period.toLowerCase()}`,
    figis: isSparse ? [] : [company.figi, company.compositeFigi],
    transcripts: versionsOf(call, world),
    securities: random.chance(0.03) ? null : [securityOf(call)],
    created_at: fineInstantOf(start + random.integer(1, 90), random.integer(0, 999_999)),
    updated_at: fineInstantOf(changed, random.integer(0, 999_999)),
  }
}

export default mockSource(transcripts, {
  // No order is shown (§4.6): newest first, like the calendars.
  facts: (world) => world.calls.filter((call) => call.isOver).toReversed(),
  record: (call, { world }) => recordOf(call, world),
  // §4.6 states no maximum. A hundred calls are some seven megabytes of text; `pagination.page_size` tells what was given.
  mostRows: 100,
})
