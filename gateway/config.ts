/** `/config.json`: what the page must know before it starts, so that one build serves every deployment. */
import type { Settings } from './settings.ts'

/** `baseUrl` is for people to read, since the page asks the gateway; with `direct` the page asks the service itself. */
export type PageConfig =
  | { readonly mode: 'demo'; readonly title?: string }
  | { readonly mode: 'live'; readonly baseUrl: string; readonly direct?: true; readonly title?: string }

export function pageConfigOf({ service, title }: Settings): PageConfig {
  const named = title === undefined ? {} : { title }
  if (!service) return { mode: 'demo', ...named }
  const direct = service.isDirect ? { direct: true as const } : {}
  return { mode: 'live', baseUrl: service.baseUrl.href.replace(/\/+$/, ''), ...direct, ...named }
}
