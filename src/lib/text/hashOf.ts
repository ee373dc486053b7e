/** FNV-1a, 32 bits: the same for the same text wherever it is loaded. `from` goes on from the hash of what comes before the text. */
export function hashOf(text: string, from = 0x811c9dc5): number {
  let hash = from
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
