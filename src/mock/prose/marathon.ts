/** The one call of 200,000 words: an investor day in which every region of the company has its own hour. */
import type { Call } from '../world/facts.ts'
import { randomOf } from '../world/random.ts'
import type { CallFigures } from './callFigures.ts'
import { callSlotsOf } from './callSlots.ts'
import { type Cast, type Participant, firstNameOf, peopleOf } from './callSpeakers.ts'
import { type Turn, exchange } from './exchange.ts'
import { writeTurns } from './houseFormat.ts'
import { linesOf, wordCount } from './phrase.ts'
import { directionOf, speechOf } from './speech.ts'
import { topicsOf } from './topics/topics.ts'

// The closing questions bring the rest.
const WORDS = 198_000

/** A user must cope with a text far beyond the ordinary, so one call of the demo has it. */
export const isMarathon = (call: Call): boolean => call.company.ticker === 'HALO' && call.year === 2026 && call.period === 'Q2'

const HOST = linesOf(`
[Welcome back|Please take your seats]. As announced, we are using the rest of today for our investor day, region by region. [Next|The next presentation] is {region}, and {speaker}, who [runs|leads] our business there, will [present|take you through it].
We [continue|go on] with {region}. {Speaker} has [led|been in charge of] that market for {n} years. {presenter}, the [stage|floor] is yours.
The next part of the [program|day] is {region}. I am [glad|happy] to introduce {speaker}. Questions [come|follow] right after the presentation.
[After that|Moving along the map], we come to {region}, with {speaker}. {presenter}, please.
`)

const OPENING = linesOf(`
Thank you, {irFirst}. All of the figures I [give|quote] are for {region} only, so please do not [compare|add] them with what you heard from my colleagues.
[Thanks|Thank you], and good [day|afternoon]. I will [speak|talk] about {region}, with numbers for that market alone, and [compare|hold] it against {region2} where it helps.
It is [good|a pleasure] to be here. What follows is the view from {region}, and [every|each] percentage in it is a [local|regional] one.
`)

const CLOSING = linesOf(`
That is the [picture|state of things] in {region}. I will take your questions.
[So much for|Those are] the main points on {region}, and I am [curious|ready] to hear what you make of them.
`)

const HANDS = linesOf(`
[The first hand is|We start with] {analyst} of {firm}.
[Yes, in the second row|Over there on the left], {analyst} from {firm}.
[Then|Next], {analyst} of {firm}.
The microphone is with {analyst}, {firm}.
`)

const ASIDES = linesOf(`
In {region}
Here
As far as {region} is concerned
On our numbers
So far
By our own count
Frankly
Looking at the past [two|three|four|five] quarters
Since the spring
Compared with {region2}
In this market
To be clear
As the local team sees it
For {region} as a whole
Over the [past|last] [six|nine|twelve] months
Taking the [good|strong] months with the bad
`)

function section(call: Call, figures: CallFigures, { relations, analysts }: Cast, at: number): Turn[] {
  const random = randomOf('section', call.company.ticker, call.year, at)
  const [name = ''] = peopleOf(1, random, new Set())
  const presenter: Participant = { name, role: 'Regional President', firm: '' }
  const names = { speaker: name, presenter: firstNameOf(presenter), irFirst: firstNameOf(relations) }
  const slots = { ...callSlotsOf(call, figures, at), ...names, cfoFirst: names.presenter }
  const speech = speechOf(topicsOf(call.company.sector), slots, directionOf(figures.growth), random, ASIDES)
  const remarks = Array.from({ length: 10 }, () => speech.talk(speech.subject(), 6))
  const questions = [0, 1, 2].flatMap((step) => {
    const asker = analysts[(at + step) % analysts.length]!
    const hand = speech.phrase(HANDS, { analyst: asker.name, firm: asker.firm })
    return [{ speaker: relations, paragraphs: [hand] }, ...exchange(speech, asker, [presenter], 420)]
  })
  return [
    { speaker: relations, paragraphs: [speech.phrase(HOST)] },
    { speaker: presenter, paragraphs: [speech.phrase(OPENING), ...remarks, speech.phrase(CLOSING)] },
    ...questions,
  ]
}

/** Sections until the call, `spoken` words so far, has nearly its 200,000, the lines that name the speakers included. */
export function marathonSections(call: Call, figures: CallFigures, cast: Cast, spoken: number): Turn[] {
  const turns: Turn[] = []
  for (let at = 1, words = spoken; words < WORDS; at += 1) {
    const next = section(call, figures, cast, at)
    turns.push(...next)
    words += wordCount(writeTurns(next, 'dashes'))
  }
  return turns
}
