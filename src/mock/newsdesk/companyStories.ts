/** Drafts about the company: its results, its next call, and what happens to it between them. */
import { wordsOfDay } from '../../lib/dates/days.ts'
import type { Call } from '../world/facts.ts'
import type { Random } from '../world/random.ts'
import { callFiguresOf, percent } from '../prose/callFigures.ts'
import { callSlotsOf } from '../prose/callSlots.ts'
import { type Draft, type EventOf, type ItemSubject, tickerMark, writerOf } from './newsEvent.ts'
import { type Slots, expand } from '../prose/phrase.ts'

const chiefOf = ({ company }: { company: Call['company'] }): string => {
  const chief = company.officers[0]
  return `${chief?.first} ${chief?.last}`
}

const QUOTES = [
  'We have a range for the {nq} that we intend to meet,',
  'What {customers} need from us has not changed,',
  'We would rather be measured by our service than by our announcements,',
  'There is work to do in {sideline}, and we are doing it,',
  'I look at the accounts we lose more closely than at those we win,',
]

export function resultsDraft({ call, quarters }: EventOf<'results'>, random: Random): Draft {
  const figures = callFiguresOf(call, quarters)
  const { growth } = figures
  const slots: Slots = {
    ...callSlotsOf(call, figures),
    mark: tickerMark(call.company),
    chief: chiefOf(call),
    period: `${call.period} ${call.year}`,
    way: growth > 0.0005 ? '[Rises|Grows|Is Up]' : growth < -0.0005 ? '[Falls|Declines|Is Down]' : 'Is Unchanged',
    size: Math.abs(growth) < 0.0005 ? '' : ` ${percent(growth)}`,
  }
  // Twice: the way it went is itself a choice of words.
  const say = (text: string): string => expand(expand(text, slots, random), slots, random)
  return {
    title: say(
      '[{Company} {period} Revenue {way}{size}|{Company} Posts {revenue} Revenue for {period}|{Company} Results & Outlook: {revenue} Revenue in {period}]',
    ),
    teaser: say('Revenue was {revenue}, {growth} from a year ago.'),
    paragraphs: [
      say(
        '{Company} {mark} [reported|posted] revenue of {revenue} for the {q} of {year}, {growth} from {priorRevenue} a year earlier. The company recorded {net}, or {perShare}.',
      ),
      say(
        `"${random.pick(QUOTES)}" {chief} said on the call with analysts. The company [expects|guides for] revenue of between {guideLow} and {guideHigh}.`,
      ),
      say(
        '{Product} contributed {productRevenue} and {sideline} {sidelineRevenue}. The company ended the quarter with {cash} of cash -- [more on that|details] in the filing.',
      ),
    ],
    table: [
      ['Measure', slots.period!, 'A year ago'],
      ['Revenue', slots.revenue!, slots.priorRevenue!],
      ['Gross margin', slots.grossMargin!, percent(figures.priorGrossMargin)],
    ],
    list: [say('Guidance for the {nq}: {guideLow} to {guideHigh}'), say('Operating margin expected: between {guideMargin}')],
    channels: ['News', 'Earnings', 'Guidance'],
    tags: ['earnings', `${call.period} results`],
  }
}

export function previewDraft({ call }: EventOf<'preview'>, random: Random): Draft {
  const say = writerOf(call.company, random, {
    period: `${call.period} ${call.year}`,
    day: wordsOfDay(call.day),
    time: call.startsAt.slice(0, 5),
  })
  return {
    title: say(
      "[What to Expect From {company}'s {period} Call|{Company} Earnings Preview|{Company} to Report {period} Results on {day}]",
    ),
    teaser: say('The call is [set|scheduled] for {day}.'),
    paragraphs: [
      say(
        '{Company} {mark} will [present|discuss] its {period} results on {day}. The conference call begins at {time} New York time.',
      ),
      say(
        '[Analysts|Investors] will [listen|look] for [comments|a word] on {product} and on what {customers} are [planning|spending].',
      ),
    ],
    list: [say('Orders for {product}'), say('Progress in {sideline}'), say('Pricing against {rival}'), say('The {place} site')],
    channels: ['News', 'Earnings'],
    tags: ['earnings preview'],
  }
}

// Title, then paragraphs; `[…]` and `{…}` as everywhere.
const ITEMS: Record<ItemSubject, { channels: readonly string[]; title: string; text: readonly string[] }> = {
  plant: {
    channels: ['Press Releases'],
    title: '{Company} to [Expand|Enlarge] {place} Site',
    text: [
      '{Company} {mark} will invest {amount} in its {place} site over [two|three] years, adding room for {product} and about {jobs} jobs.',
      'The work [starts|begins] in the spring. "Our {customers} have [asked|waited] for shorter lead times," {chief} said.',
    ],
  },
  contract: {
    channels: ['Equities'],
    title: '{Company} Wins {amount} Contract for {product}',
    text: [
      '{Company} {mark} has won a contract worth {amount} over [three|four|five] years to [supply|provide] {product} to a group of {customers}.',
      '{Rival} had been among the bidders, [people familiar with|two people close to] the tender said. Deliveries [start|begin] next quarter.',
    ],
  },
  recall: {
    channels: ['Top Stories'],
    title: '{Company} [Starts|Announces] Recall Tied to {product}',
    text: [
      '{Company} {mark} is [calling back|recalling] part of what it delivered to {customers} in the last {n} months after reports of a fault connected with {product}.',
      'No injuries have been [reported|recorded]. The company puts the cost at [about|roughly] {small} and has [informed|notified] the regulator.',
    ],
  },
  merger: {
    channels: ['M&A'],
    title: '{Company}, {rival} [in Merger Talks|Said to Discuss Merger]',
    text: [
      '{Company} {mark} has held [early|preliminary] talks with {rival} about a merger, [according to|said] people who asked not to be named.',
      'A combination would [join|bring together] two [large|leading] suppliers to {customers}. No [agreement|decision] is near, and the talks may end without a deal.',
    ],
  },
  appointment: {
    channels: ['Press Releases'],
    title: '{Company} [Names|Appoints] New Head of {sideline}',
    text: [
      '{Company} {mark} has named {person} to lead its business in {sideline}. The appointment takes effect at the start of next month.',
      '{Person} [comes|joins] from {rival} and will be based in {place}, [reporting|answering] to {chief}.',
    ],
  },
  launch: {
    channels: ['Tech', 'Press Releases'],
    title: '{Company} [Unveils|Presents] Next Generation of {product}',
    text: [
      '{Company} {mark} has [presented|shown] a new generation of {product}, which it [developed|tested] together with {n} of its largest {customers}.',
      'First deliveries are [planned|due] in the [second|third] quarter. Prices were not [disclosed|given]; {rival} [offers|sells] a comparable range.',
    ],
  },
  dividend: {
    channels: ['Equities'],
    title: '{Company} [Keeps|Confirms] Dividend Policy, Adds {amount} to Buyback',
    text: [
      '{Company} {mark} [confirmed|reaffirmed] its dividend policy and [added|put] {amount} to its program of share repurchases.',
      'The program has no end date. "We buy when the [price|discount] is clear," {chief} said in a statement.',
    ],
  },
  lawsuit: {
    channels: ['Media'],
    title: '{Rival} Sues {company} [Over|in Dispute Over] {product}',
    text: [
      '{Rival} has sued {company} {mark}, [alleging|claiming] that it copied a [method|design] used in {product}. The complaint asks for {amount} in damages.',
      '{Company} [rejects|denies] the claim and says it will defend itself -- a first hearing is [expected|set] for the spring.',
    ],
  },
}

const CLOSINGS = [
  'Shares of {company} are listed under the symbol {mark}.',
  '{Company}, [based|with its main site] in {place}, sells {product} and {sideline} to {customers}.',
  'The company will [say|report] more with its next quarterly results.',
]

/** `person`: somebody new to the company. */
export function itemDraft({ company, subject }: EventOf<'item'>, person: string, random: Random): Draft {
  const item = ITEMS[subject]
  const say = writerOf(company, random, {
    chief: chiefOf({ company }),
    person,
    amount: `$${random.integer(12, 480)} million`,
    small: `$${random.integer(2, 11)} million`,
    jobs: String(random.integer(4, 40) * 10),
    n: random.pick(['three', 'four', 'six']),
  })
  const [teaser = ''] = item.text
  return {
    title: say(item.title),
    teaser: say(teaser.replace(' {mark}', '')),
    paragraphs: [...item.text, random.pick(CLOSINGS)].map(say),
    channels: ['News', ...item.channels],
    tags: [subject === 'merger' ? 'mergers' : subject, company.sector],
  }
}
