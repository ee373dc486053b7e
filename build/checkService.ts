/**
 * `npm run check:service -- --base https://… --key-file …`: asks a real service a few small questions about each dataset, and tells
 * where its answers are not as the specification has them. Ends with 0, 1 (differences) or 2 (not everything could be checked).
 */
import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { SettingsError } from '../gateway/environment.ts'
import { createRedaction } from '../gateway/forwarding/redaction.ts'
import { readSettings } from '../gateway/settings.ts'
import { isDay } from '../src/lib/dates/days.ts'
import { endpoints } from '../src/endpoints/index.ts'
import { markdownOf } from '../src/check/markdown.ts'
import { exitCodeOf } from '../src/check/report.ts'
import { checkService } from '../src/check/serviceCheck.ts'

const MOST_REQUESTS = 60

/** Whole milliseconds, or days: what cannot be obeyed is told in one line. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      'key-file': { type: 'string' },
      only: { type: 'string' },
      ticker: { type: 'string' },
      today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      pause: { type: 'string', default: '500' },
      slow: { type: 'string', default: '3000' },
      out: { type: 'string' },
    },
  })
  const { API_BASE_URL, API_KEY, API_KEY_FILE } = process.env
  const given = values['key-file'] === undefined ? { API_KEY, API_KEY_FILE } : { API_KEY_FILE: values['key-file'] }
  const { service } = readSettings({ API_BASE_URL: values.base ?? API_BASE_URL, ...given })
  if (!service) throw new SettingsError('No service: say which with --base https://… or API_BASE_URL.')
  if (!service.key) throw new SettingsError('No key: name a file that holds it with --key-file, or set API_KEY or API_KEY_FILE.')
  if (!isDay(values.today)) throw new SettingsError('--today must be a day, YYYY-MM-DD.')
  const milliseconds = [values.pause, values.slow]
  if (!milliseconds.every((text) => /^\d{1,6}$/.test(text))) throw new SettingsError('--pause and --slow are whole milliseconds.')
  const wanted = values.only?.split(',') ?? endpoints.map(({ id }) => id)
  const unknown = wanted.filter((id) => !endpoints.some((endpoint) => endpoint.id === id))
  if (unknown.length > 0) throw new SettingsError(`--only knows ${endpoints.map(({ id }) => id).join(', ')}.`)
  const [between, slowAfter] = milliseconds.map(Number) as [number, number]
  const { ticker, today, out } = values
  return { base: service.baseUrl.href.replace(/\/+$/, ''), key: service.key, ticker, today, out, wanted, between, slowAfter }
}

try {
  const { out, wanted, between, ...settings } = readOptions()
  const report = await checkService(
    endpoints.filter(({ id }) => wanted.includes(id)),
    { ...settings, manners: { most: MOST_REQUESTS, between, longestWait: 60_000, fetch, pause, now: Date.now } },
  )
  // A service that repeats the key in its words, in whatever spelling.
  const { inText } = createRedaction(settings.key)
  const markdown = inText(markdownOf(report))
  if (out !== undefined) {
    writeFileSync(`${out}.md`, markdown)
    writeFileSync(`${out}.json`, inText(`${JSON.stringify({ ...report, exitCode: exitCodeOf(report) }, null, 2)}\n`))
  }
  process.stdout.write(markdown)
  process.exitCode = exitCodeOf(report)
} catch (reason) {
  const isOurs = reason instanceof SettingsError || (reason as { readonly code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  if (!isOurs) throw reason
  console.error((reason as Error).message)
  process.exitCode = 2
}
