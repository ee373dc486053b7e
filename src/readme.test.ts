/** What the README names is there: commands, files, folders, and pictures of a fair size. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'

const readme = readFileSync('README.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }
const found = (pattern: RegExp): readonly string[] => [...readme.matchAll(pattern)].map(([, text = '']) => text)

it('names commands that there are', () => {
  const named = found(/npm run ([\w:-]+)/g)
  expect(named).not.toEqual([])
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

it('links to files that there are', () => {
  const linked = found(/\]\((?!https?:)([^)#]+)/g)
  expect(linked).not.toEqual([])
  expect(linked.filter((file) => !existsSync(file))).toEqual([])
})

it('names folders and files that there are', () => {
  const named = found(/`((?:src|gateway|e2e|bench|build|public|docs)(?:\/[\w./-]+)?)`/g)
  expect(named).not.toEqual([])
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

it('shows two pictures, which a slow line still loads', () => {
  const pictures = found(/!\[[^\]]+\]\(([^)]+)\)/g)
  expect(pictures).toHaveLength(2)
  for (const picture of pictures) expect(statSync(picture).size, picture).toBeLessThan(150_000)
})
