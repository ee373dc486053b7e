/** What the page of a company asks, and the line that it says once all have answered. */
import { companyViews } from '../endpoints/companyViews.ts'

/** How many operations it asks: all that say what they contribute, but for those that cannot be asked by ticker. */
export const ASKED = companyViews.filter(({ fallbackLink }) => !fallbackLink).length

export const ALL_ANSWERED = `${ASKED} of ${ASKED} datasets loaded.`
