/** What the app's table is measured beside, and the module of each. */

export const FLOOR = 'floor'
/** How near to the floor plain elements come on this machine. Nobody would use them as a table, so that no line counts as behind them. */
export const BARE = 'bare rows'
export const PEERS = { 'AG Grid Community': 'ag-grid', 'TanStack by the book': 'tanstack' }
