/** Invented UUIDs, in the form of version 4. */
import type { Random } from '../world/random.ts'

export function uuidOf(random: Random): string {
  const hex = random.hex(30)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-a${hex.slice(15, 18)}-${hex.slice(18, 30)}`
}
