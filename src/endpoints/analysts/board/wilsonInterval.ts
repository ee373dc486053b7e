/**
 * How far a hit rate can be trusted, given how many ratings it rests on: the 95% score interval of Edwin B. Wilson, "Probable
 * Inference, the Law of Succession, and Statistical Inference", Journal of the American Statistical Association 22 (1927), 209-212.
 */

/** The normal quantile that leaves 2.5% on either side. */
const Z = 1.959964

/** In per cent, as `rate` is; `undefined` where the rate is no share or rests on nothing. */
export function wilsonInterval(rate: number, sample: number): { readonly low: number; readonly high: number } | undefined {
  if (!(rate >= 0 && rate <= 100 && sample > 0)) return undefined
  const share = rate / 100
  const square = (Z * Z) / sample
  const centre = share + square / 2
  const half = Z * Math.sqrt((share * (1 - share)) / sample + square / (4 * sample))
  const bound = (of: number): number => Math.max(0, Math.min(100, (100 * of) / (1 + square)))
  return { low: bound(centre - half), high: bound(centre + half) }
}

/** `40.3% to 64.1%` */
export const intervalWords = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${low.toFixed(1)}% to ${high.toFixed(1)}%`
