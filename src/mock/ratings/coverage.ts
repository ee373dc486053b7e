/** What one firm says about one company over the years: a line of ratings, each following from the one before. */
import { type IsoDay, unixOfDay } from '../../lib/dates/days.ts'
import type { Analyst, Company, Rating } from '../world/facts.ts'
import { analystFor, type Desk, desks } from './firms.ts'
import { type Random, randomOf } from '../world/random.ts'
import type { Report } from '../world/reports.ts'
import type { Calendar } from '../prices/tradingDays.ts'
import type { PricePath } from '../prices/pricePath.ts'

/** Target over close, usual for a new target and still fitting for an old one, by stance. */
const NEW_TARGET = { '1': [1.1, 1.34], '0': [0.95, 1.08], '-1': [0.74, 0.92] } as const
const FITTING_TARGET = { '1': [1.06, 1.42], '0': [0.9, 1.12], '-1': [0.66, 0.96] } as const

interface Occasion {
  readonly index: number
  /** Of its own for each occasion, so that what comes later cannot change what came before. */
  readonly random: Random
}

/** Days, by number, on which the firm may speak: after reports, and now and then between them. */
function occasionsOf(
  firm: number,
  company: Company,
  start: number,
  reports: readonly Report[],
  calendar: Calendar,
): readonly Occasion[] {
  const occasions: Occasion[] = []
  for (const report of reports) {
    if (report.day < calendar.days[start]!) continue
    const random = randomOf('rating', firm, company.cik, report.end)
    const index = calendar.indexFrom(report.day) + (report.isAfterClose ? 1 : 0) + random.integer(0, 2)
    if (random.chance(0.6)) occasions.push({ index, random })
    if (random.chance(0.17)) occasions.push({ index: index + random.integer(5, 45), random })
  }
  return occasions.filter(({ index }) => index < calendar.past)
}

/** Whole dollars, or half ones below 30, at such a multiple of the close. */
function newTarget(close: number, stance: Rating['stance'], random: Random): number {
  const [low, high] = NEW_TARGET[stance]
  const wanted = close * (low + (high - low) * random.next())
  return wanted > 30 ? Math.round(wanted) : Math.max(0.5, Math.round(wanted * 2) / 2)
}

function isFitting(target: number, close: number, stance: Rating['stance']): boolean {
  const [low, high] = FITTING_TARGET[stance]
  return target >= close * low && target <= close * high
}

/** The better of two draws: firms begin what they like. */
const firstLevel = (levels: number, random: Random): number =>
  Math.min(random.integer(0, levels - 1), random.integer(0, levels - 1))

/** Where the firm stands between two ratings. */
interface Standing {
  readonly state: 'none' | 'covered' | 'suspended'
  /** Place on the firm's scale. */
  readonly level: number
  /** In dollars of the day it was given; 0 for none yet. */
  readonly target: number
  /** Shares of that day for one of the first day. */
  readonly factor: number
  readonly analyst: Analyst | undefined
}

function actionAfter(standing: Standing, analyst: Analyst, { scale }: Desk, random: Random): { action: string; level: number } {
  const { state, level } = standing
  if (state === 'none') return { action: 'Initiates Coverage On', level: firstLevel(scale.length, random) }
  if (state === 'suspended') return { action: 'Reinstates', level }
  if (standing.analyst && standing.analyst !== analyst) return { action: 'Assumes', level }
  const chance = random.next()
  if (chance < 0.006) return { action: 'Suspends', level }
  if (chance < 0.009) return { action: 'Terminates Coverage On', level }
  if (chance < 0.075 && level > 0) return { action: 'Upgrades', level: level - 1 }
  if (chance >= 0.075 && chance < 0.14 && level < scale.length - 1) return { action: 'Downgrades', level: level + 1 }
  return { action: 'Maintains', level }
}

export function coverageOf(
  firm: number,
  company: Company,
  walk: PricePath,
  reports: readonly Report[],
  calendar: Calendar,
): readonly Rating[] {
  const random = randomOf('coverage', firm, company.cik)
  if (!random.chance(0.31) || walk.start >= calendar.past) return []
  const desk = desks[firm]!
  const { closes, factors, start } = walk
  const write = (target: number): string => target.toFixed(desk.decimals)
  const level = firstLevel(desk.scale.length, random)
  const isCovered = random.chance(0.65)
  let standing: Standing = {
    state: isCovered ? 'covered' : 'none',
    level,
    target: isCovered ? newTarget(closes[start]!, desk.scale[level]!.stance, random) : 0,
    factor: 1,
    analyst: undefined,
  }
  const begin = isCovered ? start : start + random.integer(5, 500)
  const ratings: Rating[] = []
  let last = begin
  for (const { index, random: chance } of occasionsOf(firm, company, start, reports, calendar)) {
    if (index <= last) continue
    last = index
    const day = calendar.days[index]!
    const close = closes[index]!
    const analyst = analystFor(firm, company.sector, day)
    const prior = (standing.target * standing.factor) / factors[index]!
    const next = actionAfter(standing, analyst, desk, chance)
    const isSilent = next.action === 'Suspends' || next.action === 'Terminates Coverage On'
    const { word, stance } = desk.scale[next.level]!
    // The old target stands when it still fits and no split has restated it.
    const isKept =
      next.action === 'Maintains' && standing.factor === factors[index] && isFitting(prior, close, stance) && chance.chance(0.4)
    const isGiven = !isSilent && !chance.chance(0.03)
    const target = isKept ? prior : newTarget(close, stance, chance)
    const rating: Rating = {
      id: chance.hex(24),
      ratingId: chance.hex(24),
      company,
      analyst,
      day,
      action: isKept ? 'Reiterates' : next.action,
      rating: isSilent ? '' : word,
      stance: isSilent ? 0 : stance,
      target: isGiven ? write(target) : '',
      priorTarget: prior > 0 ? write(prior) : '',
      updated: momentOn(day, chance),
    }
    ratings.push(rating)
    // The text is now and then revised on the next trading day: a new insight of the same rating.
    if (chance.chance(0.012) && index + 1 < calendar.past) {
      last = index + 1
      const revisedOn = calendar.days[last]!
      ratings.push({ ...rating, id: chance.hex(24), day: revisedOn, updated: momentOn(revisedOn, chance) })
    }
    if (rating.action === 'Terminates Coverage On') break
    standing = {
      state: rating.action === 'Suspends' ? 'suspended' : 'covered',
      level: next.level,
      target: isGiven ? target : standing.target,
      factor: isGiven ? factors[index]! : standing.factor,
      analyst,
    }
  }
  return ratings
}

/** Unix seconds between 11:00 and 21:00 UTC. */
const momentOn = (day: IsoDay, random: Random): number => unixOfDay(day) + random.integer(39_600, 75_600)
