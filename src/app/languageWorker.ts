/**
 * Has the browser load its language data, which all threads of a page share: tens of milliseconds with the first number and the first
 * moment that are written, for which the first rows would wait (docs/performance.md).
 */
import { zonedTime } from '../lib/dates/zones.ts'
import { numberFormat } from '../lib/numbers/numberFormat.ts'

numberFormat({})(0)
zonedTime(0, 'America/New_York')
close()
