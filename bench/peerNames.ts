/** What the app's table is measured beside, and the module of each. */

export const FLOOR = 'floor'
/** No table that anyone would use, so that no line is behind it: it tells how much of the floor rows of the page leave on this machine. */
export const BARE = 'bare rows'
export const PEERS = { 'AG Grid Community': 'ag-grid', 'TanStack by the book': 'tanstack' }
