/** Makes the fonts of the app smaller: of all their characters, the weights and features that its styles use, three fifths of the bytes. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')

/** As `src/styles/fonts.css` names them. */
const FONTS = ['inter/files/inter-latin-wght-normal.woff2', 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2'].map(
  (file) => `@fontsource-variable/${file}`,
)

/** What browsers apply by themselves to Latin letters, and what `src/styles/index.css` asks for. */
const FEATURES = ['kern', 'liga', 'clig', 'rlig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'cv05', 'ss03']

/** From plain text to bold. An object of its own, since the package's types do not know `keepFeatures`. */
const OPTIONS = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght: { min: 400, max: 700 } } } as const

/** The characters of `U+0000-00FF,U+0131`, as the packages of the fonts write them. */
function charactersIn(ranges: string): string {
  const points = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((digits) => parseInt(digits, 16))
    return Array.from({ length: last - first + 1 }, (_, place) => first + place)
  })
  return String.fromCodePoint(...points)
}

/** Writes the smaller font, and tells where. */
async function subsetOf(font: string, folder: string): Promise<string> {
  const [scope, name] = font.split('/')
  const ranges = JSON.parse(await readFile(join(root, 'node_modules', scope!, name!, 'unicode.json'), 'utf8')) as {
    latin: string
  }
  const whole = await readFile(join(root, 'node_modules', font))
  const subset = await subsetFont(whole, charactersIn(ranges.latin), OPTIONS)
  const file = join(folder, basename(font))
  await writeFile(file, subset)
  return file
}

/** Styles of the built app that name one of the fonts get its subset. */
export function fontSubsets(): Plugin {
  return {
    name: 'font-subsets',
    apply: 'build',
    async config() {
      const folder = join(root, 'node_modules/.vite/fonts')
      await mkdir(folder, { recursive: true })
      const files = await Promise.all(FONTS.map((font) => subsetOf(font, folder)))
      return { resolve: { alias: FONTS.map((find, place) => ({ find, replacement: files[place]! })) } }
    },
  }
}
