/** What to say where the browser had no room for records that were seen. */
import { counted } from '../../lib/numbers/counts.ts'

/** Empty where none was lost. */
export const lostWords = (lost: number): string =>
  lost === 0
    ? ''
    : `This browser had no room to keep ${counted(lost, 'record')}: what changes in ${lost === 1 ? 'it' : 'them'} will not be told.`
