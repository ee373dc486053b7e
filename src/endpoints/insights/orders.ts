/** The orders that insights can be asked in (§4.1 `field:order`): every field of §2.1 that puts rows in an order. */

export const orders = {
  'date:desc': 'Date, newest first',
  'date:asc': 'Date, oldest first',
  'updated:desc': 'Updated, newest first',
  'updated:asc': 'Updated, oldest first',
  'pt:desc': 'Price target, highest first',
  'pt:asc': 'Price target, lowest first',
  'firm:asc': 'Firm, A to Z',
  'firm:desc': 'Firm, Z to A',
  'action:asc': 'Action, A to Z',
  'action:desc': 'Action, Z to A',
  'rating:asc': 'Rating, A to Z',
  'rating:desc': 'Rating, Z to A',
  'id:asc': 'ID, ascending',
  'id:desc': 'ID, descending',
  'rating_id:asc': 'Rating ID, ascending',
  'rating_id:desc': 'Rating ID, descending',
  'analyst_id:asc': 'Analyst ID, ascending',
  'analyst_id:desc': 'Analyst ID, descending',
  'firm_id:asc': 'Firm ID, ascending',
  'firm_id:desc': 'Firm ID, descending',
} as const

export type InsightOrder = keyof typeof orders
