// @vitest-environment node
/** The styles take spacing, type sizes, corners, shadows, layers and colours from `tokens.css`, which holds no more than they use. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const TOKENS = 'src/styles/tokens.css'

interface Declaration {
  readonly place: string
  readonly property: string
  readonly value: string
}

/** Every declaration of a file by its line, comments left out; a value may go over several lines. */
function declarationsOf(file: string): readonly Declaration[] {
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return Array.from(text.matchAll(/(?<=[{};]\s*)([\w-]+):\s*([^;{}]+);/g), ({ 1: property, 2: value, index }) => ({
    place: `${file}:${text.slice(0, index).split('\n').length}`,
    property: property!,
    value: value!.replaceAll(/\s+/g, ' '),
  }))
}

const files = globSync('src/**/*.css', { cwd: ROOT }).toSorted()
const all = files.flatMap(declarationsOf)
const used = all.filter(({ place }) => !place.startsWith(TOKENS))
// Paper is measured in millimetres and points; no screen is.
const onScreen = used.filter(({ place, value }) => !place.startsWith('src/styles/print.css') && !/\dpt\b/.test(value))

const told = (declarations: readonly Declaration[]): readonly string[] =>
  declarations.map(({ place, property, value }) => `${place} ${property}: ${value}`)

/** A hairline is no measure, nor is what a module names itself (`--bar`), on which several of its parts depend. Percentages, `em` and the window's units follow what they are relative to. */
const hasLength = (value: string): boolean => /(?<![\w.-])-?(?!1px\b)\d*\.?\d+(?:px|rem|pt)\b/.test(value)

it('reads the styles', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(used.length).toBeGreaterThan(2000)
})

it('takes spacing, corners and shadows from tokens', () => {
  const measured =
    /^(?:(?:scroll-)?(?:margin|padding)(?:-\w+)*|(?:row-|column-)?gap|inset(?:-\w+)*|top|right|bottom|left|border(?:-\w+)*-radius|box-shadow|text-shadow)$/
  expect(told(onScreen.filter(({ property, value }) => measured.test(property) && hasLength(value)))).toEqual([])
})

it('takes type sizes from tokens, whatever the height of the line', () => {
  const isRaw = ({ property, value }: Declaration): boolean =>
    /^font(?:-size)?$/.test(property) && hasLength(value.split('/')[0]!)
  expect(told(onScreen.filter(isRaw))).toEqual([])
})

it('takes layers from tokens', () => {
  expect(told(used.filter(({ property, value }) => property === 'z-index' && !/^var\(--z-\w+\)$/.test(value)))).toEqual([])
})

it('names no colour outside of the tokens', () => {
  const literal =
    /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|\b(?:white|black|gray|grey|red|green|blue|orange|yellow)\b/i
  expect(told(used.filter(({ value }) => literal.test(value)))).toEqual([])
})

it('defines every token that is used, and uses every token that is defined', () => {
  const defined = new Set(all.filter(({ property }) => property.startsWith('--')).map(({ property }) => property))
  const scripts = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'))
  const set = new Set(scripts.flatMap((text) => Array.from(text.matchAll(/'(--[\w-]+)'/g), ([, name]) => name!)))
  const asked = [...all.map(({ value }) => value), ...scripts].flatMap((text) =>
    Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name]) => name!),
  )
  expect(asked.filter((name) => !defined.has(name) && !set.has(name))).toEqual([])
  expect([...defined].filter((name) => !asked.includes(name))).toEqual([])
})

it('asks the fonts for no feature and no weight that the build leaves out', () => {
  const subset = readFileSync(join(ROOT, 'build/fontSubsets.ts'), 'utf8')
  const [, features = ''] = /const FEATURES = \[(.*)\]/.exec(subset) ?? []
  const [, min, max] = /wght: \{ min: (\d+), max: (\d+) \}/.exec(subset) ?? []
  const isLeftOut = ({ property, value }: Declaration): boolean => {
    if (property === 'font-feature-settings') return value.split(', ').some((tag) => !features.includes(tag))
    const weights = /^font(?:-weight)?$/.test(property) ? (value.match(/(?<![\w.-])[1-9]00(?![\w.%])/g) ?? []) : []
    return weights.some((weight) => Number(weight) < Number(min) || Number(weight) > Number(max))
  }
  expect([features, min, max]).toEqual([expect.stringContaining("'kern'"), '400', '700'])
  expect(told(all.filter(isLeftOut))).toEqual([])
})
