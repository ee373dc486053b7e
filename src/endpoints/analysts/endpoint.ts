/** §4.7 analyst rating profiles: who rates shares, and how well the ratings did. */
import { defineEndpoint, type RecordOf } from '../../api/endpoint/endpoint.ts'
import { listUnder } from '../../api/endpoint/envelope.ts'
import { identifier, object, text, unix } from '../../api/endpoint/fields.ts'
import { phrase } from '../../api/endpoint/identifiers.ts'
import { choices, tokens } from '../../api/endpoint/listParamTypes.ts'
import { limit, page, updatedSince } from '../../api/endpoint/vocabulary.ts'
import { accuracyFields } from './accuracy.ts'

export const analysts = defineEndpoint({
  id: 'analysts',
  title: 'Analysts',
  summary: 'Analyst track records: hit rate and average return.',
  icon: 'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6z M2.5 14c.6-3 2.7-4.5 5.5-4.5s4.9 1.5 5.5 4.5',
  noun: 'analysts',
  sections: { request: '4.7', record: '2.7' },
  path: '/api/v2.1/calendar/ratings/analysts',
  command: { letter: 'a', names: ['analysts', 'analyst'], words: 'analyst_name' },

  params: {
    analyst_name: tokens({ wire: 'analyst_name', source: 'published', label: 'Analyst name', entry: phrase('names') }),
    firm_name: tokens({ wire: 'firm_name', source: 'published', label: 'Firm name', entry: phrase('names') }),
    analyst: tokens({
      wire: 'analyst',
      source: 'published',
      label: 'Analyst ID',
      about: 'As analyst ratings name it.',
      rare: true,
      entry: phrase('analyst IDs'),
    }),
    firm: tokens({
      wire: 'firm',
      source: 'published',
      label: 'Firm ID',
      about: 'As analyst ratings name it.',
      rare: true,
      entry: phrase('firm IDs'),
    }),
    fields: choices(['id', 'name_full', 'name_first', 'name_last', 'firm_id', 'firm_name', 'ratings_accuracy', 'updated'], {
      wire: 'fields',
      source: 'published',
      label: 'Fields to return',
      about: 'All of them when nothing is chosen; the others are absent from the answer.',
      rare: true,
    }),
    updated: updatedSince({ wire: 'updated', source: 'published' }),
    page: page({ wire: 'page', source: 'published' }),
    limit: limit({ wire: 'pageSize', source: 'published' }, 1000),
  },

  fields: {
    id: identifier('ID'),
    name_full: text('Name'),
    name_first: text('First name'),
    name_last: text('Last name'),
    firm_name: text('Firm'),
    firm_id: identifier('Firm ID'),
    ratings_accuracy: object('Track record', accuracyFields),
    updated: unix('Updated'),
  },
  checkedBy: { analyst: ['id'], firm: ['firm_id'] },
  identify: (analyst) => analyst.id ?? '',
  stamp: 'updated',
  shapedBy: ['fields'],
  titleBy: ['name_full'],
  envelope: listUnder('analyst_ratings_analyst'),
  columns: [
    'name_full',
    'firm_name',
    'ratings_accuracy.smart_score',
    'ratings_accuracy.total_ratings',
    'ratings_accuracy.overall_success_rate',
    'ratings_accuracy.overall_average_return',
    'ratings_accuracy.1y_success_rate',
    'ratings_accuracy.1y_average_return',
    'updated',
  ],
})

/** Every field may be absent: which are always present is not shown (§2). */
export type AnalystProfile = RecordOf<typeof analysts>
