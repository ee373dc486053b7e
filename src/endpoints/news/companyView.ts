/** News on the page of one company: a headline each, by the day the source writes. */
import { defineCompanyView } from '../../api/endpoint/companyView.ts'
import { readEntities } from '../../lib/text/entities.ts'
import { news } from './endpoint.ts'
import { writtenTimeOf } from './story/writtenTime.ts'

export const newsOfCompany = defineCompanyView<typeof news>({
  endpoint: news,
  extraParams: { limit: '100' },
  remark: 'Updates of a story count separately.',
  lane: 'News',
  eventOf(item) {
    const day = writtenTimeOf(item.created)?.day
    return day === undefined ? undefined : { day, words: item.title ? readEntities(item.title) : 'Untitled' }
  },
})
