/** The columns of a table of records: their declared fields, and what the app computes from the loaded rows. */
import type { Endpoint } from './endpoint.ts'
import { fieldAt, type ComputedPath, type Field } from './fields.ts'

const COMPUTED = 'computed.'

export const computedPath = (name: string): ComputedPath => `${COMPUTED}${name}`

export const isComputed = (path: string): boolean => path.startsWith(COMPUTED)

/** The name of a computed column, as its operation declares it. */
export const computedName = (path: string): string => path.slice(COMPUTED.length)

/** What a column holds; `undefined` for a path that is neither a declared field nor computed. */
export const columnField = ({ fields, computed }: Pick<Endpoint, 'fields' | 'computed'>, path: string): Field | undefined =>
  isComputed(path) ? computed && fieldAt(computed, computedName(path)) : fieldAt(fields, path)
