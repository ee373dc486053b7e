/** What an insider is to the company, in words. */
import { isTrue, type Filing } from './filing.ts'

/** The insider's title; without one, what the filing calls the insider. */
export function roleOf({ owner }: Filing): string {
  const roles = [
    isTrue(owner.is_director) && 'director',
    isTrue(owner.is_officer) && 'officer',
    isTrue(owner.is_ten_percent_owner) && 'ten-percent owner',
  ]
  return owner.insider_title || roles.filter(Boolean).join(', ')
}
