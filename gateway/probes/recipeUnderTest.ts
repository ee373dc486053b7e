/** One recipe in front of a recorded service, for the length of a group of probes. */
import { afterAll, beforeAll } from 'vitest'
import { makeBuiltSite } from './builtSite.ts'
import { sendRaw } from './rawRequest.ts'
import { type Recipe, type RecipeName, startRecipe } from './recipe.ts'
import { type RecordedService, startRecordedService } from './recordedService.ts'

export const recipeNames: readonly RecipeName[] = ['the Node gateway', 'nginx', 'Caddy']
export const newsPath = '/api/v2/news'
/** What a browser accepts that opens an address. */
export const asPage = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
export const site = makeBuiltSite()
afterAll(site.remove)

/** Call it in a `describe`: both servers run from its first test to its last. */
export function recipeUnderTest(name: RecipeName) {
  let service: RecordedService
  let recipe: Recipe
  beforeAll(async () => {
    service = await startRecordedService()
    recipe = await startRecipe(name, { baseUrl: service.baseUrl, root: site.root })
  })
  afterAll(async () => {
    await recipe[Symbol.asyncDispose]()
    await service[Symbol.asyncDispose]()
  })
  return {
    service: () => service,
    recipe: () => recipe,
    ask: (target: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
      sendRaw(recipe.address, { target, headers, method }),
    /** Of the request that the service saw last. */
    lastHeaders: () => service.requests.at(-1)?.headers ?? {},
    answering(status: number, headers: Readonly<Record<string, string>> = {}, body = '') {
      service.answer = (_, outgoing) => outgoing.writeHead(status, headers).end(body)
    },
  }
}
