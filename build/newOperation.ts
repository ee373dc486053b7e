/** Adds an operation with a table, a ticker and pages to begin with: `npm run new:operation -- dividends [/api/v1/dividends]`. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { endpoints } from '../src/endpoints/index.ts'
import { exportOf, filesOf, recordSectionOf, requestSectionOf, type Skeleton } from './operationSkeleton.ts'

const ROOT = new URL('../', import.meta.url)
const placeOf = (file: string): URL => new URL(file, ROOT)
const style = JSON.parse(readFileSync(placeOf('.prettierrc.json'), 'utf8')) as object

const write = async (file: string, text: string): Promise<void> =>
  writeFileSync(placeOf(file), file.endsWith('.ts') ? await format(text, { ...style, parser: 'typescript' }) : text)

/** Puts a text before the first place that matches, behind what `after` finds. */
async function insert(file: string, place: RegExp, text: string): Promise<void> {
  const before = readFileSync(placeOf(file), 'utf8')
  if (!place.test(before)) throw new Error(`${file} has no place for it: ${place}`)
  await write(
    file,
    before.replace(place, (found) => text + found),
  )
}

function skeletonFor(id: string, path: string): Skeleton {
  const letters = new Set(endpoints.map(({ command }) => command.letter))
  const letter = [...id, ...'abcdefghijklmnopqrstuvwxyz'].find((one) => /[a-z]/.test(one) && !letters.has(one))
  if (letter === undefined) throw new Error('Every letter after g is taken.')
  return { id, path, letter, section: 1 + Math.max(...endpoints.map(({ sections }) => Number(sections.request.split('.')[1]))) }
}

const [id = '', path = `/api/v1/${id.replaceAll('-', '_')}`] = process.argv.slice(2)
const isTaken = existsSync(placeOf(`src/endpoints/${id}`)) || endpoints.some((endpoint) => endpoint.path === path)
if (!/^[a-z]+(-[a-z]+)*$/.test(id) || !/^\/api(\/[\w.-]+)+$/.test(path) || isTaken) {
  console.error(
    'Wanted: a new name in small letters, and a path below /api if it is not that name: share-buybacks /api/v1/buybacks',
  )
  process.exit(1)
}

const skeleton = skeletonFor(id, path)
mkdirSync(placeOf(`src/endpoints/${id}`))
for (const [file, text] of Object.entries(filesOf(skeleton))) await write(`src/endpoints/${id}/${file}`, text.trimStart())

const registry = 'src/endpoints/index.ts'
await insert(registry, /\nexport interface/, `import { ${exportOf(id)} } from './${id}/endpoint.ts'\n`)
await insert(registry, /\] \},\n\]/, `, ${exportOf(id)}`)
await insert('gateway/operations.ts', /\]\)/, `'${path}', // §4.${skeleton.section}\n`)
const specification = 'src/endpoints/specification.md'
await insert(specification, /^(?:Which response fields|## 3\. )/m, recordSectionOf(skeleton))
await insert(specification, /^## 5\. /m, requestSectionOf(skeleton))

// In a process of its own: it reads the list of paths anew.
const { status } = spawnSync(process.execPath, ['gateway/recipes/writeLists.ts'], { cwd: ROOT, stdio: 'inherit' })
if (status === 0)
  console.log(
    `src/endpoints/${id} stands, in the last group of ${registry}. Next: its sections of the specification, endpoint.ts, mock.ts, testing.ts, as CONTRIBUTING.md says.`,
  )
process.exit(status ?? 1)
