/** Bounds of what is kept, the least first, with none at the end. */
const sizeOf = (value: string): number => (value === 'off' ? Infinity : Number(value))

export const megabyteChoices = <T extends string>(values: readonly T[]): { readonly value: T; readonly words: string }[] =>
  values.toSorted((a, b) => sizeOf(a) - sizeOf(b)).map((value) => ({ value, words: value === 'off' ? 'None' : `${value} MB` }))
