/** Patterns that hang an engine of regular expressions, typed where text is looked for: they are text (resilience X14). */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { text as textField } from '../../api/endpoint/fields.ts'
import { fold } from '../../endpoints/transcripts/text/fold.ts'
import { matchesOf } from '../../endpoints/transcripts/text/find.ts'
import { toPredicate, parseLocalFilter } from '../rows/localFilter.ts'

const evil = [
  '(a+)+$',
  '([a-z]+)*$',
  '(a|aa)+$',
  '(a|a?)+$',
  '(.*a){25}$',
  '^(a+)*b$',
  '(x+x+)+y',
  '((ab)*)*c',
  '(?=(a+))a*b\\1',
  '[a-z]+\\.(com|net)+$',
  '\\b(\\w+\\s?)+$',
  '(^|\\s)*[^\\n]*(a)',
]
/** What each of them would match, again and again. */
const victim = `${'a'.repeat(5000)} ${'x'.repeat(5000)} ${'ab'.repeat(2000)}!`

it.each(evil)('X14 %s is found where it stands, and matches nothing else', (pattern) => {
  const written = fold(`${victim} ${pattern} ${victim}`)
  expect(matchesOf(written, pattern)).toEqual([{ at: victim.length + 1, length: pattern.length }])
  expect(matchesOf(fold(victim), pattern)).toEqual([])
  const refinement = parseLocalFilter(textField('Notes'), `~${pattern}`)
  if ('fault' in refinement || refinement.kind === 'range') throw new Error('The refinement is not read as text.')
  expect([victim, `${victim} ${pattern}`, pattern.toUpperCase()].map(toPredicate(refinement))).toEqual([false, true, true])
})

it('X14 no part of the app makes a pattern of what it is given', () => {
  const makes = (file: string): boolean =>
    /\bRegExp\(|\.(?:match|matchAll|search)\((?:[a-z]\w*|[`'"])/.test(readFileSync(file, 'utf8'))
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|^src\/(test|mock)\//.test(file))
  expect(files.length).toBeGreaterThan(200)
  // Their patterns are put together of their own parts; the search of the library takes words.
  expect(files.filter(makes).toSorted()).toEqual([
    'src/calls/figures/figures.ts',
    'src/calls/figures/linkWords.ts',
    'src/calls/figures/quantities.ts',
    'src/calls/index/words.ts',
    'src/calls/library/callLibrary.ts',
    'src/calls/page/useSearchedCalls.ts',
    'src/endpoints/transcripts/text/roles.ts',
  ])
})
