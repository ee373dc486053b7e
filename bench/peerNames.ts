/** What the app's table is measured beside, and the module of each. */

export const FLOOR = 'floor'
export const PEERS = { 'AG Grid Community': 'ag-grid', 'TanStack by the book': 'tanstack' }
