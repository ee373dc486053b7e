/** News on the page of one company: a headline each, by the day the source writes; what names many companies stands behind. */
import { defineCompanyView } from '../../api/endpoint/companyView.ts'
import { readEntities } from '../../lib/text/entities.ts'
import { news } from './endpoint.ts'
import { isAboutFew } from './story/aboutFew.ts'
import { writtenTimeOf } from './story/writtenTime.ts'

export const newsOfCompany = defineCompanyView<typeof news>({
  endpoint: news,
  extraParams: { limit: '100' },
  remark: 'Stories that name three or more companies come last. Updates count separately.',
  lane: 'News',
  sheet: {
    heads: ['Headline'],
    lines: 4,
    cellsOf: ({ title }) => (title ? [readEntities(title)] : undefined),
  },
  eventOf(item) {
    const day = writtenTimeOf(item.created)?.day
    if (day === undefined) return undefined
    const words = item.title ? readEntities(item.title) : 'Untitled'
    return { day, words, isAside: !isAboutFew(item) }
  },
})
