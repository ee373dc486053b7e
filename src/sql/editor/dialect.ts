/** SQL as DuckDB reads it: the words that the editor knows beside those of PostgreSQL. */
import { PostgreSQL, SQLDialect } from '@codemirror/lang-sql'

const KEYWORDS = 'asof qualify exclude replace pivot unpivot positional semi anti summarize describe sample using macro columns'
const TYPES = 'hugeint ubigint uinteger usmallint utinyint tinyint varchar double struct map list'

export const duckDb = SQLDialect.define({
  ...PostgreSQL.spec,
  keywords: `${PostgreSQL.spec.keywords ?? ''} ${KEYWORDS}`,
  types: `${PostgreSQL.spec.types ?? ''} ${TYPES}`,
  // Text stands in single quotes alone, names in double ones.
  doubleQuotedStrings: false,
})
