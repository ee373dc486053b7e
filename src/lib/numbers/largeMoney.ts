/** Large sums of dollars as the desk writes them. */

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 3,
})

/** `5647254285` as `$5.65B`: for reading, never for reckoning. */
export const largeMoney = (dollars: number): string => short.format(dollars).replace('-', '−')
