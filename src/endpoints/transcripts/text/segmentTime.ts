/** The time of a segment since the call began; no specification says how it is written. */

const twoDigits = (count: number): string => String(count).padStart(2, '0')

/** `HH:MM:SS`, of `00:00:01.250` and of milliseconds too; another form as it is. */
export function clockOf(given: string | number | null | undefined): string | undefined {
  const text = String(given ?? '').trim()
  if (/^\d+(\.\d+)?$/.test(text)) {
    const seconds = Math.floor(Number(text) / 1000)
    return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':')
  }
  return text.replace(/^(\d+:\d\d:\d\d)[.,]\d+$/, '$1') || undefined
}
