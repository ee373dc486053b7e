/** Numbers as words of American English, each way of writing them by a format that is made once, when it is first needed. */

/**
 * Writes a double, or decimal text of which no digit is lost before it is rounded. Not made as the app starts: the first format has the
 * browser load its language data, which takes tens of milliseconds on a slow machine (docs/performance-changes.md).
 */
export function numberFormat(options: Intl.NumberFormatOptions): (value: number | string) => string {
  let format: Intl.NumberFormat | undefined
  return (value) => (format ??= new Intl.NumberFormat('en-US', options)).format(value as Intl.StringNumericLiteral)
}

/** `1234.5` as `1,234.50`: a price or a ratio, its unit told elsewhere. */
export const twoDecimals = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
