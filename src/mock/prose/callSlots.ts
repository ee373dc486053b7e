/** The words and numbers that fill one call's sentences: the same retention, the same lead time, whoever speaks. */
import { figure } from '../../lib/numbers/counts.ts'
import type { Call } from '../world/facts.ts'
import { randomOf } from '../world/random.ts'
import { type CallFigures, money, percent } from './callFigures.ts'
import { type Slots, linesOf } from './phrase.ts'

const ORDINALS = { Q1: 'first', Q2: 'second', Q3: 'third', Q4: 'fourth' } as const
const NEXT = { Q1: 'second', Q2: 'third', Q3: 'fourth', Q4: 'first' } as const

const REGIONS =
  'the Midwest|the Southeast|the Northeast|the Mountain states|the Pacific coast|the Great Lakes states|Texas|Canada|Mexico|Brazil|the Andes|northern Europe|southern Europe|central Europe|the Gulf states|South Africa|South Asia|Japan|Korea|Australia'.split(
    '|',
  )

// Name, low, high, digits after the point, then how it is said.
const MEASURES = linesOf(`
repeat 55 78 0 %
price 2 6 0 %
pricePoints 1.2 2.8 1  points
premium 15 40 0 %
retention 88 97 0 %
topTen 18 36 0 %
score 71 88 0
term 18 40 0
cross 9 28 0 %
wins 12 85 0
hours 3 9 0
meet 25 60 0 %
winRate 41 63 0 %
share 11 27 0 %
cover 2.1 3.8 1
cycle 7 19 0
inHand 55 85 0 %
partner 12 30 0 %
rnd 3 11 1 %
lead 9 17 0
leadGoal 6 8 0
onTime 91 98 1 %
utilization 71 89 0 %
safeDays 140 720 0
hedged 60 90 0 %
attrition 6 11 1 %
wages 3 4.6 1 %
fill 32 61 0
survey 74 92 0 %
payback 18 30 0
home 58 82 0 %
savedShare 45 90 0 %
inflation 1.5 4.5 1 %
maintenance 30 55 0 %
hurdle 11 15 0 %
shared 35 60 0 %
dso 38 66 0
wcDays 2 5 0
stress 10 20 0 %
young 35 60 0 %
churn 0.8 2.1 1 %
bundle 25 55 0 %
coverage 62 91 0 %
chargeOff 18 55 0  basis points
secured 60 90 0 %
promo 14 27 0 %
bookToBill 0.96 1.05 2
backlog 4 14 0
hedgedNext 35 70 0 %
outage 14 48 0
recovered 55 80 0 %
occupancy 90 97 1 %
spread 2 7 1 %
`).map((line) => {
  const [, name = '', low, high, digits, unit = ''] = /^(\w+) (\S+) (\S+) (\d) ?(.*)$/.exec(line) ?? []
  return { name, low: Number(low), high: Number(high), digits: Number(digits), unit }
})

/** Everything a section of the call can quote about its own field; a section of its own gets its own numbers. */
function measuresOf(...seed: (string | number)[]): Record<string, string> {
  const random = randomOf('measures', ...seed)
  const region = random.integer(0, REGIONS.length - 1)
  const measures: Record<string, string> = {
    region: REGIONS[region]!,
    region2: REGIONS[(region + random.integer(1, REGIONS.length - 1)) % REGIONS.length]!,
  }
  for (const { name, low, high, digits, unit } of MEASURES) {
    measures[name] = (low + (high - low) * random.next()).toFixed(digits) + unit
  }
  return measures
}

const growthWords = (growth: number): string =>
  Math.abs(growth) < 0.0005 ? 'unchanged' : `${growth > 0 ? 'up' : 'down'} ${percent(growth)}`

/** `section` is 0 for what concerns the whole company. */
export function callSlotsOf(call: Call, figures: CallFigures, section = 0): Slots {
  const { company } = call
  const next = NEXT[call.period]
  const perShare = Math.abs(figures.netIncome / figures.shares).toFixed(2)
  const points = Math.round((figures.grossMargin - figures.priorGrossMargin) * 10_000)
  return {
    ...company.business,
    company: company.shortName,
    q: `${ORDINALS[call.period]} quarter`,
    nq: `${next} quarter`,
    year: String(call.year),
    ny: String(call.year + 1),
    ...measuresOf(company.ticker, call.year, call.period, section),
    revenue: money(figures.revenue),
    priorRevenue: money(figures.priorRevenue),
    growth: growthWords(figures.growth),
    productRevenue: money(figures.productRevenue),
    sidelineRevenue: money(figures.sidelineRevenue),
    grossMargin: percent(figures.grossMargin),
    marginMove: points === 0 ? 'level with' : `${Math.abs(points)} basis points ${points > 0 ? 'above' : 'below'}`,
    operating:
      figures.operatingIncome >= 0
        ? `operating income of ${money(figures.operatingIncome)}, or ${percent(figures.operatingIncome / figures.revenue)} of revenue`
        : `an operating loss of ${money(figures.operatingIncome)}`,
    net: figures.netIncome >= 0 ? `net income of ${money(figures.netIncome)}` : `a net loss of ${money(figures.netIncome)}`,
    perShare: figures.netIncome >= 0 ? `$${perShare} per diluted share` : `a loss of $${perShare} per share`,
    freeCash:
      figures.freeCashFlow >= 0
        ? `free cash flow of ${money(figures.freeCashFlow)}`
        : `a free cash outflow of ${money(figures.freeCashFlow)}`,
    cash: money(figures.cash),
    debt: money(figures.debt),
    guideLow: money(figures.guideLow),
    guideHigh: money(figures.guideHigh),
    guideMargin: figures.guideMargin.map((share) => (share < 0 ? `minus ${-share}%` : `${share}%`)).join(' and '),
    gy: String(figures.fullYear.year),
    fullLow: money(figures.fullYear.low),
    fullHigh: money(figures.fullYear.high),
    capex: money(figures.revenue * 4 * (0.03 + randomOf('capex', company.ticker, call.year).next() * 0.04)),
    tariff: `${randomOf('tariff', company.ticker).pick([10, 15, 25])}%`,
    tariffCost: money(figures.revenue * 0.006),
    incidentCost: money(figures.revenue * 0.005),
    reorganization: money(figures.revenue * 0.015),
    systemCost: money(figures.revenue * 0.012),
    startup: money(figures.revenue * 0.004),
    savings: money(figures.revenue * (0.02 + randomOf('savings', company.ticker).next() * 0.03)),
    heads: figure(Math.round((figures.revenue / 70_000) * (0.8 + randomOf('heads', company.ticker).next() * 0.4))),
  }
}
