/** Drafts about one company's shares: ratings, splits and insiders' trades. */
import { figure } from '../../lib/numbers/counts.ts'
import { wordsOfDay } from '../../lib/dates/days.ts'
import type { Random } from '../world/random.ts'
import { dollars } from '../prose/callFigures.ts'
import { type Draft, type EventOf, writerOf } from './newsEvent.ts'

const RATING_CHANNELS: readonly (readonly [RegExp, string])[] = [
  [/upgrade/i, 'Upgrades'],
  [/downgrade/i, 'Downgrades'],
  [/initiate|assume/i, 'Initiation'],
  [/reiterate|maintain/i, 'Reiteration'],
]

export function ratingDraft({ rating, close }: EventOf<'rating'>, random: Random): Draft {
  const { company, analyst, target, priorTarget } = rating
  // An action that is no verb: the firm is no more.
  const action = /dissolve/i.test(rating.action) ? 'ends its view of' : rating.action.toLowerCase()
  const slots = {
    firm: analyst.firm.name,
    analyst: `${analyst.first} ${analyst.last}`,
    action,
    rating: rating.rating || 'no rating',
    target: target === '' ? '' : dollars(Number(target)),
    day: wordsOfDay(rating.day),
  }
  const say = writerOf(company, random, slots)
  const named = rating.rating === '' ? '' : ' with a rating of {rating}'
  const paragraphs = [
    say(
      `{Firm} {action} {company} {mark}${named}${target === '' ? '' : ', price target {target}'}, according to a note of {day}.`,
    ),
    say(
      '{Analyst} [points|refers] to {product} and to spending by {customers} as the [main|principal] questions for the [coming|next] quarters.',
    ),
    say('The [stock|company] competes with {rival}, and its main site is in {place}.'),
  ]
  const before = priorTarget === '' ? '' : dollars(Number(priorTarget))
  const facts = [
    ['Firm', slots.firm],
    ['Analyst', slots.analyst],
    ['Action', rating.action],
    ['Rating', rating.rating],
  ]
  const prices = [
    ['Price target', slots.target],
    ['Previous target', before],
    ['Latest close', close === undefined ? '' : dollars(close)],
  ]
  const title =
    target === ''
      ? `{Firm} {action} {company}`
      : `{Firm} {action} {company}, [Price Target {target}|Sets {target} Target|With Target of {target}]`
  const channel = RATING_CHANNELS.find(([words]) => words.test(rating.action))?.[1]
  return {
    title: say(title),
    teaser: say('{Analyst} of {firm} has [updated|published] a view of {company}.'),
    paragraphs,
    table: [['Item', 'Value'], ...[...facts, ...prices].filter(([, value]) => value !== '')],
    channels: ['News', 'Analyst Ratings', ...(target === '' ? [] : ['Price Target']), ...(channel ? [channel] : [])],
    tags: ['analyst ratings', analyst.firm.name],
  }
}

export function splitDraft({ split }: EventOf<'split'>, random: Random): Draft {
  const { company, ratio, type } = split
  const say = writerOf(company, random, {
    ratio,
    type: type.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase()),
    a: type.startsWith('A') ? 'an' : 'a',
    announced: wordsOfDay(split.announced),
  })
  const dates: [string, string][] = [
    ['Announced', split.announced],
    ['Record date', split.recorded],
    ['Ex-date', split.ex],
    ['Distribution', split.distribution],
  ]
  const reverse = split.factor < 1 || type === 'Reverse Split'
  return {
    title: say('{Company} [Announces|Declares] {type}, [Ratio {ratio}|{ratio}]'),
    teaser: say('The [board|company] has [set|announced] a ratio of {ratio}.'),
    paragraphs: [
      say('{Company} {mark} said on {announced} that its board has approved {a} {type}. The ratio is {ratio}.'),
      say(
        reverse
          ? 'Holders will own fewer shares after the step, [each standing for|each worth] a larger part of the company. [Fractions|Fractional shares] will be settled in cash.'
          : 'The step does not change what the company is worth, but it [changes|adjusts] the number of [shares|securities] that [holders|investors] own.',
      ),
    ],
    table: [
      ['Step', 'Day'],
      ...dates.filter(([, day]) => day !== '').map(([step, day]): [string, string] => [step, wordsOfDay(day)]),
    ],
    channels: ['News', 'Equities'],
    tags: ['stock splits', type],
  }
}

export function insiderDraft(event: EventOf<'insider'>, random: Random): Draft {
  const { company, name, side, shares, price } = event
  const say = writerOf(company, random, {
    name,
    role: event.title === '' ? 'director' : event.title.toLowerCase(),
    shares: figure(Math.round(shares)),
    price: dollars(price),
    value: `$${figure(Math.round(shares * price))}`,
    day: wordsOfDay(event.day),
    did: side === 'buy' ? 'bought' : 'sold',
    does: side === 'buy' ? 'Buys' : 'Sells',
  })
  return {
    title: say(
      "[{Company}'s {name} {does} {shares} Shares|Insider {does} {value} of {company} Shares|{Company} {role} {does} Shares]",
    ),
    teaser: say('{Name} {did} shares [worth|with a value of] {value}.'),
    paragraphs: [
      say(
        '{Name}, {role} of {company} {mark}, {did} {shares} shares on {day} at an average of {price}, a filing with the regulator shows.',
      ),
      say(
        'The transaction has a value of {value}. [Insiders|Executives] trade for many reasons, and a single filing says little about {product} or about {customers}.',
      ),
    ],
    list: [say('Shares: {shares}'), say('Average price: {price}'), say('Value: {value}')],
    channels: ['News', 'Trading Ideas'],
    tags: ['insider trades', 'Form 4'],
  }
}
