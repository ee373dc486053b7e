/** Percentages with their sign: one way to write a change. */

/** A share of one as `+19.2%`, `−3.0%` or `0.0%`. */
export function signedPercent(share: number): string {
  const text = `${(Math.abs(share) * 100).toFixed(1)}%`
  if (text === '0.0%') return text
  return `${share < 0 ? '−' : '+'}${text}`
}
