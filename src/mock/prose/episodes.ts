/** Subjects that come up on the calls of a company, stay for two or three quarters, and go: tariffs, an incident, a reorganization. */
import type { Call } from '../world/facts.ts'
import { randomOf } from '../world/random.ts'
import { linesOf } from './phrase.ts'

interface Episode {
  readonly question: string
  /** What is said in the quarter in which it comes up, in the next one, and in the last: remarks, then the answer. */
  readonly stages: readonly (readonly [remarks: string, answer: string])[]
}

const GOODS = ['Technology', 'Health Care', 'Consumer Goods', 'Industrials', 'Energy', 'Materials']

// A head with the sectors that it can befall, the question, then remarks and answer by turns.
const EPISODES = `
# goods
How much of the tariff do you bear yourselves, {first}?
Since the start of the quarter we pay a tariff of {tariff} on parts that we import for {product}. We are moving two suppliers, and we have told {customers} that part of it will reach them.
At today's volumes the tariff costs us about {tariffCost} a quarter before any price action, {first}. We do not expect to bear all of it.
The tariff on imported parts took about {tariffCost} out of the quarter, a little less than we feared. One of the two suppliers has moved, and the tariff surcharge holds with most {customers}.
Roughly half of the tariff is now with {customers}, {first}. The other half shrinks as the second supplier moves.
The second supplier has moved, so that the tariff no longer weighs on {product} from the {nq} on. The surcharge ends with it.
I would take the tariff out of your models, {first}. We kept our promise that the surcharge ends with it.
# all
Could you quantify the security incident, and tell us whether customer data were touched?
In the last month of the quarter we had a security incident. An intruder encrypted part of our order system, we shut it down within the hour, and it ran again after nine days.
No customer data left our systems in the security incident, {first}, as far as the investigation goes. The nine days moved orders into the {nq} and cost us very few.
The investigation of the security incident is finished, and it confirms that no customer data were taken. The orders that had moved came in during the first weeks of the quarter.
The security incident cost us {incidentCost} so far, {first}, most of it for the investigation. Insurance will pay about half.
Insurance has settled the security incident, and every part of the order system runs on new machines. With that, the matter is closed.
There is no further cost from the security incident to come, {first}.
# all
What do the writing assistants save you, and where would you see it in the numbers?
We have begun to use artificial intelligence where {customers} ask us questions: an assistant drafts the answer, and one of our people sends it.
It is early for artificial intelligence with us, {first}. The assistant drafts about a fifth of the answers, and I would not put a saving on it.
The artificial intelligence assistant now drafts about half of the answers to {customers}, and answers leave us two days sooner than a year ago.
What artificial intelligence saves shows in the time that {customers} wait, {first}, and in no line of the statement yet.
Artificial intelligence is now part of how we work, so this is the last time that we report on the assistant by itself.
From here on you will find the assistant in operating expenses, {first}, as lower growth than activity.
# all
Who runs {sideline} after the reorganization, and what happens to the old regional structure?
We announced a reorganization in the quarter: from January, {product} and {sideline} report as two divisions, each with its own sales force. About four per cent of positions are affected.
The reorganization replaces five regions by two divisions, {first}. The heads of both have been with us for more than ten years.
The reorganization is half done. The sales force of {sideline} stands, that of {product} follows in the {nq}, and the charge was {reorganization}.
Most people know where they will work, {first}. The reorganization costs us some attention now, and it saves a layer of management.
The reorganization is complete, at a total charge of {reorganization}, and both divisions closed their first quarter on their own plans.
I do not expect another charge for the reorganization, {first}.
# all
How much revenue moved because of the planning system, and is the worst behind you?
We switched the first two sites to the new planning system this quarter. Orders were entered twice for six weeks, and a few deliveries left late.
The planning system moved about {systemCost} of revenue into the {nq}, {first}. None of it was lost.
Five sites now run on the new planning system, and the deliveries that were late last quarter have left. The third wave was the largest.
The planning system has two waves left, {first}, and they are smaller than the one behind us.
The last site runs on the new planning system, and the old one has been turned off.
With the planning system done, {first}, those people go back to their own work.
`

const read = linesOf(EPISODES)
  .join('\n')
  .split(/^# /m)
  .slice(1)
  .map((block): Episode & { readonly isOfGoods: boolean } => {
    const [head, question = '', ...lines] = linesOf(block)
    const stages = [0, 2, 4].map((at) => [lines[at] ?? '', lines[at + 1] ?? ''] as const)
    return { isOfGoods: head === 'goods', question, stages }
  })

const NUMBERS = { Q1: 0, Q2: 1, Q3: 2, Q4: 3 } as const

/** Quarters from the begin of one episode to that of the next. */
const CYCLE = 5

/** What is on the company's mind in this quarter beside its ordinary business, if anything. */
export function episodeOf({
  company,
  year,
  period,
}: Call): { readonly question: string; readonly remarks: string; readonly answer: string } | undefined {
  const quarter = year * 4 + NUMBERS[period] + randomOf('episodes begin', company.ticker).integer(0, CYCLE - 1)
  const fitting = read.filter(({ isOfGoods }) => !isOfGoods || GOODS.includes(company.sector))
  const number = Math.floor(quarter / CYCLE)
  // One after the other from a beginning of its own, so that none follows itself.
  const { question, stages } = fitting[(number + randomOf('episode', company.ticker).integer(0, 9)) % fitting.length]!
  const stage = stages[quarter % CYCLE]
  return stage && { question, remarks: stage[0], answer: stage[1] }
}
