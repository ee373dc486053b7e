/** Counts as they are written everywhere: `1,012`, `1 row`, `3 rows`. */

export const figure = (count: number): string => count.toLocaleString('en-US')

export const counted = (count: number, one: string, many = `${one}s`): string => `${figure(count)} ${count === 1 ? one : many}`
