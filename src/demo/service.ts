/** The mock service made whole: the world, the operations found by path, and the drawn images that records point to. */
import { endpoints } from '../endpoints/index.ts'
import type { IsoDay } from '../lib/dates/days.ts'
import { FULL_KEY } from '../mock/keys.ts'
import { createService, unknownPath } from '../mock/service.ts'
import type { AnySource } from '../mock/source.ts'
import { DEMO_TODAY, TODAY_HEADER } from '../mock/world/today.ts'
import { createWorld } from '../mock/world/world.ts'

/** Each operation's part is loaded when it is first asked, so that asking for one does not load the others. */
const load = async (operation: string): Promise<AnySource> =>
  ((await import(`../endpoints/${operation}/mock.ts`)) as { default: AnySource }).default

/** Loaded with the first image: most pages show none. */
const art = async () => ({
  ...(await import('../mock/art/imageService.ts')),
  ...(await import('../mock/art/pictureService.ts')),
})

/** The market of a day; one is kept beside the service's own, since they are large. */
function worldsFrom(today: IsoDay) {
  const on = (day: IsoDay) => {
    const world = createWorld({ today: day })
    return { world, service: createService(world) }
  }
  const own = on(today)
  let other: ReturnType<typeof on> | undefined
  return (day: IsoDay) => {
    if (day === today) return own
    if (other?.world.today !== day) other = on(day)
    return other
  }
}

/** Answers any request as the service would; nothing else knows that there is no service behind it. */
export function createMockService(today: IsoDay = DEMO_TODAY): (request: Request) => Promise<Response> {
  const worldOn = worldsFrom(today)
  return async (request) => {
    const { world, service } = worldOn(request.headers.get(TODAY_HEADER) ?? today)
    const url = new URL(request.url)
    const endpoint = endpoints.find(({ path }) => path === url.pathname)
    if (endpoint) return service.answer(await load(endpoint.id), request)
    const { answerImage, answerPicture } = await art()
    return answerImage(url, world.now, world.companyOf) ?? answerPicture(url) ?? unknownPath()
  }
}

/** The request as the gateway would pass it on: with a key that the page never had. */
export function withDemoKey(request: Request): Request {
  const headers = new Headers(request.headers)
  if (!headers.has('authorization')) headers.set('authorization', `token ${FULL_KEY}`)
  return new Request(request, { headers })
}
