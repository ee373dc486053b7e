/** What the mock service's newsdesk writes about insiders: half of their trades on the open market. */
import type { IsoDay } from '../../../lib/dates/days.ts'
import type { InsiderFiling } from '../../../mock/insiders/filing.ts'
import { filingsOf } from '../../../mock/insiders/filings.ts'
import type { World } from '../../../mock/world/facts.ts'
import { randomOf } from '../../../mock/world/random.ts'
import type { Lead } from './leads.ts'

/** Trades on the open market; an amendment is no second trade. */
function tradeOf({
  formType,
  transactions,
}: InsiderFiling): { side: 'buy' | 'sell'; shares: number; price: number; day: IsoDay } | undefined {
  const code = transactions[0]?.code
  if (formType !== '4' || (code !== 'P' && code !== 'S')) return undefined
  const trades = transactions.filter((transaction) => transaction.code === code && !transaction.isDerivative)
  const shares = trades.reduce((sum, trade) => sum + Number(trade.shares), 0)
  const value = trades.reduce((sum, trade) => sum + Number(trade.shares) * Number(trade.price), 0)
  return shares === 0
    ? undefined
    : { side: code === 'P' ? 'buy' : 'sell', shares, price: value / shares, day: trades.at(-1)!.day }
}

export const insiderLeads = (world: World): readonly Lead[] =>
  filingsOf(world).flatMap((filing): readonly Lead[] => {
    const random = randomOf('insider news', filing.id)
    const trade = tradeOf(filing)
    if (!trade || !random.chance(0.5)) return []
    const { first, last, title } = filing.officer
    return [
      {
        created: filing.filedAt + random.integer(5, 50) * 60,
        companies: [filing.company],
        importance: 'low',
        contentType: 'story',
        seed: filing.id,
        eventOf: () => ({ kind: 'insider', company: filing.company, name: `${first} ${last}`.trim(), title, ...trade }),
      },
    ]
  })
