/** Counts as they are written everywhere: `1,012`, `1 row`, `3 rows`. */

/** Digits grouped in threes. Not by `Intl`: the words of the parameters need it as the app starts, when the browser's language data would be loaded for it (docs/performance-changes.md). */
export const figure = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

export const counted = (count: number, one: string, many = `${one}s`): string => `${figure(count)} ${count === 1 ? one : many}`
