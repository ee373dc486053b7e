/** How long an address may be: programs that pass links on cut long ones, and servers refuse request lines beyond some 8,000. */

/** Above it a link may not arrive whole; it works all the same. */
export const LONG_LINK = 2000
/** Above it nothing is asked, written or copied. */
export const LONGEST_LINK = 6000

/** In characters, as it stands in the address bar. */
export const linkLength = (pathname: string, query: string): number => `${window.location.origin}${pathname}${query}`.length
