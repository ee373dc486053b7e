/** News in the brief: what the service calls important, then stories of a company or two, then those of the market. */
import { defineBriefView } from '../../api/endpoint/briefView.ts'
import { readEntities } from '../../lib/text/entities.ts'
import { timeOfMailDate } from '../../lib/dates/mailDates.ts'
import { news } from './endpoint.ts'
import { isAboutFew } from './story/aboutFew.ts'
import { writtenTimeOf } from './story/writtenTime.ts'

export const newsInBrief = defineBriefView<typeof news>({
  endpoint: news,
  asks: [
    { textsFor: ({ since }) => ({ updated: String(since), limit: '100' }) },
    // A record does not say how important it is: the filter does (§4.8).
    { textsFor: ({ since }) => ({ updated: String(since), limit: '100', importance: 'high' }), isMajor: true },
  ],
  updatedOf({ updated, created }) {
    const time = timeOfMailDate(updated || created || '')
    return Number.isNaN(time) ? undefined : time / 1000
  },
  companiesOf: ({ stocks }) => (stocks ?? []).map(({ name }) => ({ ticker: name ?? '' })),
  linesOf: (items, { isMajor }) =>
    items.map((item) => ({
      kind: isMajor(item) ? 'major-news' : isAboutFew(item) ? 'company-news' : 'market-news',
      words: item.title ? readEntities(item.title) : 'Untitled',
      day: writtenTimeOf(item.created)?.day,
    })),
})
