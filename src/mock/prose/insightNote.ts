/** An analyst's note on a rating: the text of an insight (§2.1), Markdown-like as wire-format 3.1 describes it. */
import type { Rating } from '../world/facts.ts'
import { type Random, randomOf } from '../world/random.ts'
import { expand, linesOf } from './phrase.ts'

// `Lead-in|text`, by the stance of the rating.
const VIEWS = {
  buy: linesOf(`
Investment thesis|{Analyst} [argues|believes] that demand for {product} is [more durable|steadier] than the market assumes. Among {customers}, the [share|part] of spending that cannot be put off is rising, and {company} is [well placed|among the best placed] to [capture|serve] it.
Competitive position|Checks with {customers} [suggest|indicate] that {company} has held its ground against {rival}, [particularly|above all] in larger accounts where service [counts|matters] more than price.
Margin path|The {firm} model [assumes|has] a gradual gain in margin as {sideline} [grow|become a larger part of the mix] and the {place} site [fills|reaches better utilization].
Capital returns|With [investment|spending] at {place} past its peak, the analyst [expects|sees room for] a larger part of cash flow to go to shareholders.
`),
  hold: linesOf(`
Balanced view|{Analyst} sees the [merits|strengths] of {company} in {product} and the [pressure|strain] on its {customers} as roughly offsetting each other for [now|the time being].
Waiting for evidence|The [note|report] says that orders for {sideline} need to [show|prove] themselves for another [two|two or three] quarters before a more [decided|definite] view is [warranted|justified].
Competition|{Rival} is [investing|spending] in the same accounts, and {firm} [expects|looks for] share to stay where it is rather than to [move|shift] in either direction.
Costs|Spending at {place} is [sensible|well directed] in the analyst's view, but it [delays|puts off] the gain in margin that [bulls|optimists] have been looking for.
`),
  sell: linesOf(`
Demand risk|{Analyst} [warns|cautions] that {customers} are [delaying|reconsidering] commitments for {product}, and that this is not yet [visible|reflected] in published estimates.
Competitive pressure|{Rival} has been [winning|taking] business at the lower end, and {firm} [doubts|questions] that {company} can [respond|answer] without giving up margin.
Capital intensity|The build-out at {place} [absorbs|ties up] cash at a time when returns on {sideline} are [falling short|below plan].
Estimates|Numbers for next year [look|appear] too high to {firm}, which [models|assumes] weaker pricing in {product} than management has [suggested|implied].
`),
}

const RISKS = {
  buy: linesOf(`
A slowdown in spending by {customers}, delays at {place} and sharper pricing by {rival} are the [main|principal] risks to this view.
The analyst [names|lists] execution at {place} and [dependence|reliance] on {product} as what could [go wrong|prove the call wrong].
`),
  hold: linesOf(`
Faster growth in {sideline} would argue for a better rating, and a loss of accounts to {rival} for a [worse|lower] one.
The view could change in either direction with the [next|coming] set of orders from {customers}.
`),
  sell: linesOf(`
A [quick|swift] recovery in orders from {customers} or a retreat by {rival} would [challenge|contradict] this view.
The [risk|danger] to the cautious stance is a [takeover|bid] or an early success in {sideline}.
`),
}

// By what was done; `{rated}` is ` at Buy` and `{newly}` ` to Buy`, or nothing where the firm gave no rating.
const ACTIONS: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [
    /upgrade/i,
    '{Analyst} of {firm} upgraded {company} ({ticker}){newly}, [citing|pointing to] a better [balance|relation] of risk and reward.',
  ],
  [
    /downgrade/i,
    '{Analyst} of {firm} downgraded {company} ({ticker}){newly}, [seeing|with] fewer [reasons|arguments] for the earlier view.',
  ],
  [
    /initiate/i,
    '{Firm} [started|initiated] coverage of {company} ({ticker}){rated}. {Analyst} [introduces|sets out] the case in a [first|launch] report.',
  ],
  [/assume/i, '{Analyst} has [assumed|taken over] coverage of {company} ({ticker}) at {firm}{rated}.'],
  [/reinstate/i, '{Firm} reinstated coverage of {company} ({ticker}){rated} after a period without a published view.'],
  [
    /reiterate/i,
    '{Analyst} of {firm} reiterated the view of {company} ({ticker}){rated} [after|following] [a review of the model|meetings with management].',
  ],
  [/./, '{Firm} keeps its view of {company} ({ticker}){rated}, with {analyst} [refreshing|updating] the [model|estimates].'],
]

const ENDS = /terminate|suspend|remove|dissolve/i
const END_NOTE =
  '{Firm} no longer publishes an active view of {company} ({ticker}); [earlier|previous] estimates should not be relied [on|upon].\n\n**Coverage**: The [last|most recent] published estimates for {product} and {sideline} are withdrawn.'

// Beyond this a change of target says more about a split of the shares than about the company.
const PLAIN_CHANGE = 1.6

function targetWords(target: string, prior: string): string {
  const [now, before] = [Number(target), Number(prior)]
  const shown = `$${now.toFixed(2)}`
  if (prior === '' || !(before > 0) || now / before > PLAIN_CHANGE || before / now > PLAIN_CHANGE) {
    return `The price target is ${shown}.`
  }
  if (now === before) return `The price target [stays|is unchanged] at ${shown}.`
  return `The price target [goes|moves] ${now > before ? 'up' : 'down'} to ${shown} from $${before.toFixed(2)}.`
}

/** What target and close say together, and never more than that. */
function distanceWords(target: string, close: number | undefined): string {
  if (close === undefined || close <= 0) return ''
  const distance = Number(target) / close - 1
  const size = `${Math.abs(distance * 100).toFixed(1)}%`
  if (Math.abs(distance) < 0.005) return ` That is [in line with|about] the latest close of $${close.toFixed(2)}.`
  return ` Against the latest close of $${close.toFixed(2)}, that [implies|leaves] ${distance > 0 ? 'upside' : 'downside'} of ${size}.`
}

function valuation({ target, priorTarget }: Rating, close: number | undefined, random: Random): string {
  if (target === '') return 'No price target [accompanies|was published with] this [note|update].'
  const basis = random.pick([
    ' It [rests|is based] on a multiple of next year’s earnings and a cross-check by discounted cash flow.',
    ' The [method|approach] is a sum of the parts, with {sideline} valued apart from {product}.',
    ' {Firm} [derives|obtains] it from cash flow [forecasts|estimates] over five years.',
  ])
  return `${targetWords(target, priorTarget)}${distanceWords(target, close)}${basis}`
}

/** Older notes were lists; the form changed with the year 2024. */
const isList = (rating: Rating): boolean => rating.day < '2024-01-01'

function write(
  leads: readonly (readonly [lead: string, text: string])[],
  summary: string,
  list: boolean,
  random: Random,
): string {
  if (list) return [summary, '', ...leads.map(([lead, text]) => `- **${lead}:** ${text}`)].join('\n')
  // Two blanks before a single break: a Markdown line break inside a paragraph.
  const hard = random.chance(0.4)
  return [summary, ...leads.map(([lead, text]) => (hard ? `**${lead}**:  \n${text}` : `**${lead}**: ${text}`))].join('\n\n')
}

/** Two to five paragraphs. `close`: of that day, in dollars; without it the note says nothing of the distance to the target. */
export function insightNoteOf(rating: Rating, close: number | undefined): string {
  const { company, analyst } = rating
  const random = randomOf('note', rating.id)
  const side = rating.stance > 0 ? 'buy' : rating.stance < 0 ? 'sell' : 'hold'
  const slots = {
    ...company.business,
    company: company.shortName,
    ticker: company.ticker,
    firm: analyst.firm.name,
    analyst: `${analyst.first} ${analyst.last}`,
    rated: rating.rating === '' ? '' : ` at ${rating.rating}`,
    newly: rating.rating === '' ? '' : ` to ${rating.rating}`,
  }
  const say = (text: string): string => expand(text, slots, random)
  // Where coverage ends there is nothing to argue for.
  if (ENDS.test(rating.action)) return say(END_NOTE)
  const [, sentence] = ACTIONS.find(([words]) => words.test(rating.action))!
  const start = random.integer(0, 3)
  const views = Array.from({ length: random.integer(1, 2) }, (_, at) => VIEWS[side][(start + at) % 4]!.split('|'))
  const leads = views.map((parts): [string, string] => [parts[0]!, say(parts.slice(1).join('|'))])
  leads.push(['Valuation', say(valuation(rating, close, random))])
  if (random.chance(0.6)) leads.push(['Risks', say(random.pick(RISKS[side]))])
  return write(leads, say(sentence), isList(rating), random)
}
