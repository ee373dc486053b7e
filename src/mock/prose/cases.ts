/** The arguments for and against a company's shares; editions differ in wording and choice, not in themes. */
import type { Company } from '../world/facts.ts'
import { type Random, randomOf } from '../world/random.ts'
import { type Slots, expand, linesOf } from './phrase.ts'

const BULL_OPENINGS = linesOf(`
{company} [remains|is] one of the [clearer|more dependable] ways to own the demand for {product}, and the [market|share price] still [treats|values] it as a cyclical name.
The bull case for {company} [rests|stands] on a simple [observation|point]: {customers} cannot easily do without its {product}, and few [others|competitors] can supply them at scale.
[Optimists|Supporters] see {company} as a [steady|patient] compounder, with a [core|main] business in {product} that [funds|pays for] its newer interest in {sideline}.
`)

const BULL_THEMES = linesOf(`
Switching costs are [high|underrated]. Once {customers} have [committed|signed] they [tend|prefer] to stay, which [gives|lends] the company pricing power through a cycle and [makes|keeps] revenue more predictable than that of {rival}.
The {place} site [gives|provides] a cost advantage that would take a [newcomer|competitor] years to copy, and [added|extra] volume there should fall through to profit at an attractive rate.
{Sideline} are [still|today] a [small|modest] part of the business but carry [better|richer] economics, so a [gradual|steady] shift in mix could lift margins [without|even without] any change in prices.
Management has [shown|demonstrated] restraint with capital. Projects must [earn|clear] a stated return, acquisitions have been small, and shares are [bought back|repurchased] when they are cheap and not when cash is [plentiful|idle].
{Rival} has been [distracted|slowed] by its own reorganization, which [leaves|opens] room to win accounts among {customers} over the next [year|four to six quarters].
[Estimates|Forecasts] on the Street leave little room for recovery in volumes. If demand for {product} only [normalizes|returns to its average], earnings could come in [well|comfortably] above what is priced in.
The balance sheet is a [quiet|hidden] strength: it [allows|lets] the company invest through a [slowdown|weak patch] while more [indebted|leveraged] competitors must [wait|retrench].
New versions of {product} are [reaching|now with] the first {customers}, and early [feedback|reception] suggests that replacement demand will [build|broaden] through the coming year.
Service and repeat business now [smooths|steadies] the swings of new orders, a change that the [multiple|valuation] does not yet [reflect|recognize].
`)

const BEAR_OPENINGS = linesOf(`
The bear case [starts|begins] with dependence: too much of what {company} earns comes from {product}, and too many of its {customers} are [under pressure|cutting budgets] at the same time.
[Skeptics|Critics] argue that {company} is [priced|valued] for conditions that are [unlikely|not going] to last, and that the [easy|simple] gains are behind it.
For all its [merits|strengths], {company} operates in a market where {rival} and others are [willing|ready] to give up margin for share.
`)

const BEAR_THEMES = linesOf(`
{Rival} has [become|grown] more aggressive in smaller accounts, and price cuts there have a habit of [travelling|spreading] upward. Matching them would [hurt|dent] margins; ignoring them would [cost|give away] volume.
{Customers} are [delaying|stretching] decisions. A longer sales cycle makes each quarter [depend|hang] on a few contracts and raises the risk of a [disappointment|shortfall] against guidance.
Concentration of activity at {place} is efficient until it [fails|stops]. An outage, a labor dispute or a [permit|regulatory] delay there would be felt [at once|immediately] in the results.
{Sideline} have absorbed [investment|spending] for several years without [reaching|showing] the returns that were promised, and a [write-down|retreat] cannot be [excluded|ruled out].
Wages and input costs [continue|keep] rising, and it is [uncertain|doubtful] whether another round of price increases would [stick|hold] with {customers}.
Spending on {place} comes at a [late|mature] point in the cycle, so capacity may [arrive|be ready] just as growth in {product} [slows|fades].
Cash conversion has been [helped|flattered] by working capital, and a return to [normal|earlier] levels would weigh on free cash flow and, with it, on [repurchases|buybacks].
[Insider|Executive] incentives are tied to revenue [rather|more] than to returns, which [tempts|invites] management toward a large acquisition at a full price.
Rules now [under discussion|in draft] could raise the cost of [serving|supplying] {customers}, and smaller [providers|rivals] may be exempt from part of them.
`)

const BULL_ENDINGS = linesOf(`
On this view, the [risk|balance of risk] and reward [favors|leans toward] patient holders.
[Taken together|In sum], the pieces are in place for [several|some] years of rising free cash flow.
If only half of this [comes true|plays out], the shares deserve a higher [multiple|rating].
`)

const BEAR_ENDINGS = linesOf(`
Until there is [evidence|proof] to the contrary, the shares offer too little [margin of safety|compensation] for these risks.
None of this is [fatal|urgent], but [together|in combination] it argues for a lower [multiple|valuation] than today's.
[Investors|Holders] may be better [served|advised] to wait for a cheaper entry.
`)

/** Four themes a company is known for; each edition argues from three of them, in its own order. */
function themesOf(themes: readonly string[], company: Company, side: string, edition: Random): string[] {
  const shuffled = (list: readonly string[], random: Random): string[] =>
    list
      .map((text) => ({ text, at: random.next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ text }) => text)
  return shuffled(shuffled(themes, randomOf('themes', company.cik, side)).slice(0, 4), edition).slice(0, 3)
}

function argue(openings: readonly string[], themes: readonly string[], endings: readonly string[], random: Random, slots: Slots) {
  const say = (text: string): string => expand(text, slots, random)
  const [first = '', ...others] = themes.map(say)
  const gap = random.chance(0.35) ? '\n\n' : ' '
  return `${say(random.pick(openings))} ${first}${gap}${[...others, say(random.pick(endings))].join(' ')}`
}

/** Plain paragraphs; in about one edition of forty one side has nothing to say and is ''. `edition` counts from 0. */
export function caseOf(company: Company, edition: number): { bull: string; bear: string } {
  const random = randomOf('case', company.cik, edition)
  const slots = { ...company.business, company: company.shortName }
  const silent = random.chance(0.025) ? random.pick(['bull', 'bear']) : ''
  const bull = argue(BULL_OPENINGS, themesOf(BULL_THEMES, company, 'bull', random), BULL_ENDINGS, random, slots)
  const bear = argue(BEAR_OPENINGS, themesOf(BEAR_THEMES, company, 'bear', random), BEAR_ENDINGS, random, slots)
  return { bull: silent === 'bull' ? '' : bull, bear: silent === 'bear' ? '' : bear }
}
