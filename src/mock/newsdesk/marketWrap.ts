/** Drafts about the market's day: the largest moves among several companies. */
import { wordsOfDay } from '../../lib/dates/days.ts'
import type { Random } from '../world/random.ts'
import { dollars } from '../prose/callFigures.ts'
import { type Draft, type Mover, type EventOf, writerOf } from './newsEvent.ts'
import { type Deck, deckOf, expand, linesOf } from '../prose/phrase.ts'

const signed = (change: number): string => `${change > 0 ? '+' : change < 0 ? '-' : ''}${Math.abs(change).toFixed(2)}%`

const MOVES = {
  up: linesOf(`
{Company} {mark} [rose|gained|added] {size} to {close} as [buyers|investors] returned to names that serve {customers}.
Shares of {company} {mark} [climbed|advanced] {size} to {close}, with talk of [firm|steady] orders for {product}.
A day without news was enough to lift {company} {mark} by {size} to {close}.
Demand for shares of companies around {place} helped {company} {mark}, [up|higher by] {size} at {close}.
{Company} {mark} finished {size} higher at {close}, while traders [wait|waited] for word on {sideline}.
`),
  down: linesOf(`
{Company} {mark} [fell|lost|slipped] {size} to {close}, with traders [pointing to|citing] competition from {rival}.
Shares of {company} {mark} [dropped|declined] {size} to {close} amid questions about spending by {customers}.
Sellers [set|had] the tone in {company} {mark}, which [ended|closed] {size} lower at {close}.
{Company} {mark} gave up {size} to close at {close}; {sideline} [are|remain] what [investors|holders] ask about.
Without news of its own, {company} {mark} [drifted|eased] {size} to {close}.
`),
  level: ['{Company} {mark} ended unchanged at {close}.'],
}

/** One sentence a mover, no two of the same build until all were used. */
function moveWords({ company, change, close }: Mover, moves: Record<keyof typeof MOVES, Deck<string>>, random: Random): string {
  const way = Math.abs(change) < 0.005 ? 'level' : change > 0 ? 'up' : 'down'
  const size = `${Math.abs(change).toFixed(2)}%`
  return writerOf(company, random, { size, close: dollars(close) })(moves[way].draw())
}

export function wrapDraft({ day, movers }: EventOf<'wrap'>, random: Random): Draft {
  const rising = movers.filter(({ change }) => change > 0).length
  const [first, second] = [...movers].sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
  const slots = {
    first: first!.company.shortName,
    second: second!.company.shortName,
    day: wordsOfDay(day),
    rising: String(rising),
    total: String(movers.length),
  }
  const say = (text: string): string => expand(text, slots, random)
  const moves = { up: deckOf(MOVES.up, random), down: deckOf(MOVES.down, random), level: deckOf(MOVES.level, random) }
  return {
    title: say('[Market Wrap|Closing Bell|Movers of the Day]: {first}, {second} [Move Most|Lead the Moves|Stand Out]'),
    teaser: say('{rising} of {total} [names|stocks] on our list [closed higher|ended the day up].'),
    paragraphs: [
      say(
        'Of the {total} stocks on our list for {day}, {rising} closed higher than the day before. {First} had the largest move, [followed by|ahead of] {second}.',
      ),
      ...movers.slice(0, 5).map((mover) => moveWords(mover, moves, random)),
    ],
    table: [
      ['Company', 'Change', 'Close'],
      ...movers.map(({ company, change, close }) => [company.shortName, signed(change), dollars(close)]),
    ],
    channels: ['News', 'Markets', 'Movers', ...(random.chance(0.4) ? ['WIIM'] : [])],
    tags: ['market wrap', 'why it is moving'],
  }
}
