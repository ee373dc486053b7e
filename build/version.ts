/** Which build this is: in the app for its About page, and as `version.json` beside it for who runs it. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export interface Version {
  readonly version: string
  /** Of the source, where it is known: `COMMIT` of the environment, else what git says of a clean folder. */
  readonly commit?: string
}

export function readVersion(): Version {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as Version
  const commit = process.env['COMMIT'] || commitOfCleanFolder()
  return commit ? { version, commit } : { version }
}

function commitOfCleanFolder(): string | undefined {
  const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    return git('status', '--porcelain', '--untracked-files=no') === '' ? git('rev-parse', '--short=12', 'HEAD') : undefined
  } catch {
    return undefined // No git, or no repository.
  }
}

export function versionFile(version: Version): Plugin {
  return {
    name: 'version-file',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: `${JSON.stringify(version)}\n` })
    },
  }
}
