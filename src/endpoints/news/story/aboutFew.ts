/** Whether a story is about a company or two, or about the market: the answer does not say whom it is mainly about. */
import type { NewsItem } from '../endpoint.ts'

/** A story of more companies than take part in a deal is about the market. */
const MOST_SUBJECTS = 2

export const isAboutFew = ({ stocks }: NewsItem): boolean => (stocks?.length ?? 0) <= MOST_SUBJECTS
