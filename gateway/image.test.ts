/** The image holds every package that the gateway imports, with what those need, and no other. */
import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { expect, it } from 'vitest'

type Locked = Readonly<Record<string, { readonly dependencies?: Readonly<Record<string, string>> }>>

const nameIn = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

it('copies what is imported', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Locked }
  const modules = globSync('gateway/**/*.ts', { exclude: (path) => /probes|\.test\.ts$/.test(path) })
  const imported = modules.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/^(?:import|export) .*from '([^.'][^']*)'$/gm), ([, specifier]) => specifier!),
  )
  const needed = new Set<string>()
  const need = (name: string): void => {
    if (needed.has(name)) return
    needed.add(name)
    Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {}).forEach(need)
  }
  imported
    .filter((specifier) => !isBuiltin(specifier))
    .map(nameIn)
    .forEach(need)

  const copied = Array.from(readFileSync('Dockerfile', 'utf8').matchAll(/ node_modules\/(\S+)$/gm), ([, name]) => name!)
  expect(copied.toSorted()).toEqual([...needed].toSorted())
})
