/** What the mock service's newsdesk writes about companies between their results. */
import { addDays, addMonths } from '../../../lib/dates/days.ts'
import type { ItemSubject } from '../../../mock/newsdesk/newsEvent.ts'
import { issuerOf, listingDayOf } from '../../../mock/companies/companies.ts'
import type { World } from '../../../mock/world/facts.ts'
import { randomOf } from '../../../mock/world/random.ts'
import { duringDay, type Lead } from './leads.ts'

const SUBJECTS: readonly ItemSubject[] = ['plant', 'contract', 'recall', 'merger', 'appointment', 'launch', 'dividend', 'lawsuit']
/** Told by the company itself. */
const ANNOUNCED: ReadonlySet<ItemSubject> = new Set(['plant', 'appointment', 'launch', 'dividend'])

/** None to two items a month for each company. */
export function companyLeads(world: World): readonly Lead[] {
  const leads: Lead[] = []
  for (const company of world.companies) {
    if (issuerOf(company) !== company) continue
    for (let month = '2023-01-01'; month <= world.today; month = addMonths(month, 1)) {
      const random = randomOf('company news', company.cik, month)
      for (let count = random.integer(0, 2); count > 0; count -= 1) {
        const day = addDays(month, random.integer(0, 27))
        const subject = random.pick(SUBJECTS)
        const created = duringDay(day, random)
        const importance = subject === 'merger' ? 'high' : random.pick(['low', 'low', 'medium'] as const)
        if (day < (listingDayOf(company) ?? month)) continue
        leads.push({
          created,
          companies: [company],
          importance,
          contentType: ANNOUNCED.has(subject) ? 'press release' : 'story',
          seed: `${company.cik} ${month} ${count}`,
          eventOf: () => ({ kind: 'item', company, subject }),
        })
      }
    }
  }
  return leads
}
