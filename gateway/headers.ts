/** The headers that every answer of the gateway carries, errors included. */
import type { Settings } from './settings.ts'

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Images come from anywhere over https, because the service's records name logos and thumbnails on other hosts (§2.2, §2.8). */
export const pagePolicy: readonly string[] = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  // Text becomes markup or a script's address through these two alone: the sanitiser, and src/lib/trustedTypes.ts.
  "require-trusted-types-for 'script'",
  'trusted-types dompurify tearsheet',
]

/** Where the deployment allows it, the page may also ask the service; where it names hosts for pictures, those alone. */
export function pageHeadersFor({
  service,
  imageHosts,
}: Pick<Settings, 'service' | 'imageHosts'>): Readonly<Record<string, string>> {
  const asked = service?.isDirect ? ` ${service.baseUrl.origin}` : ''
  const hosts = imageHosts?.map((host) => `https://${host}`).join(' ') ?? 'https:'
  const policy = pagePolicy.map((part) => {
    if (part.startsWith('connect-src')) return part + asked
    return part.startsWith('img-src') ? part.replace('https:', hosts) : part
  })
  return { ...everywhere, 'Content-Security-Policy': policy.join('; ') }
}

/** The script of the worker in which the engine of SQL runs, as the build names it. */
export const isSqlWorker = (path: string): boolean => /^\/assets\/duckdb-browser-eh\.worker-[\w-]+\.js$/.test(path)

/** It compiles WebAssembly of our own, which no page may: it loads that, and nothing else. */
export const sqlWorkerHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'Content-Security-Policy': "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
}

/** For data: never kept by a cache, and inert should somebody open it as a page. */
export const dataHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
}
