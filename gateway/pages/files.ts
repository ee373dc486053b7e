/** The built app as the gateway serves it: every file is read once at the start, so no request can name any other. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { compressed, type Encoding, encodingFor } from './compression.ts'
import { SettingsError } from '../environment.ts'

export type BuiltFile = {
  readonly bytes: Uint8Array
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  /** The packed forms, each made when it is first asked for. */
  readonly packed: Map<Encoding, Promise<Uint8Array>>
}

/** By request path, for instance `/assets/index-B4x.js`; the front page is `/` and `/index.html`. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>

/** Reads the build, but no dotfile and no source map. Throws `SettingsError` where there is no build. */
export async function readBuild(directory: string): Promise<BuiltFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Map<string, BuiltFile>()
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(directory, file).split(sep).join('/')}`
    if (entry.isFile() && !path.includes('/.') && !path.endsWith('.map')) files.set(path, await readBuilt(path, file))
  }
  const front = files.get('/index.html')
  if (!front) throw new SettingsError(`There is no built app in ${directory}: run "npm run build" first.`)
  return files.set('/', front)
}

async function readBuilt(path: string, file: string): Promise<BuiltFile> {
  const bytes = await readFile(file)
  return {
    bytes,
    type: getMimeType(path) ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    // Vite puts a hash of the content into the names under assets/: such a file never changes.
    cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    packed: new Map(),
  }
}

/** The answer for a file, packed if the browser takes that, or 304 if it has this very file already. */
export async function answerFile(file: BuiltFile, requested: Headers): Promise<Response> {
  const headers = { 'Cache-Control': file.cacheControl, ETag: file.etag, Vary: 'Accept-Encoding' }
  if (requested.get('if-none-match')?.includes(file.etag)) return new Response(null, { status: 304, headers })

  const encoding = encodingFor(file.type, file.bytes.length, requested.get('accept-encoding') ?? '')
  const bytes = encoding ? await compressed(file, encoding) : file.bytes
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'Content-Type': file.type,
      'Content-Length': String(bytes.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  })
}

/** The app for an address that is none of its pages: it says so itself, and so does the status. */
export const answerLost = ({ bytes, type }: BuiltFile): Response =>
  new Response(new Uint8Array(bytes), { status: 404, headers: { 'Cache-Control': 'no-store', 'Content-Type': type } })
