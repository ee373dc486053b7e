/** The chunks of an answer for readers that each have their own place in it: held until all have read them, so that one more can begin at the first. */

/** How many chunks a reader has read. */
export type Place = { at: number }

/** Bytes of an answer that are held for whoever asks later or reads slower; then the slowest browser sets the pace. */
const heldAtMost = 4 * 1024 * 1024

export function createReplayBuffer() {
  const places = new Set<Place>()
  const held: Uint8Array<ArrayBuffer>[] = []
  let heldBytes = 0
  let dropped = 0
  let onMove = Promise.withResolvers<void>()

  function moved(): void {
    onMove.resolve()
    onMove = Promise.withResolvers()
  }

  return {
    hasReaders: () => places.size > 0,
    enter(): Place {
      const place = { at: 0 }
      places.add(place)
      return place
    },
    leave(place: Place): void {
      places.delete(place)
      moved()
    },
    /** Lets go of what all have read, once there is too much of it. */
    isFull(): boolean {
      const slowest = Math.min(...Array.from(places, ({ at }) => at))
      for (; heldBytes >= heldAtMost && dropped < slowest; dropped += 1) heldBytes -= held.shift()!.length
      return heldBytes >= heldAtMost
    },
    /** Resolves once a reader has read on or left. */
    nextMove: () => onMove.promise,
    push(chunk: Uint8Array<ArrayBuffer>): void {
      heldBytes += chunk.length
      held.push(chunk)
    },
    /** Whether the reader at this place has read all that came. */
    isAtEnd: (place: Place) => place.at - dropped === held.length,
    /** The next chunk for the reader at this place, who is one further by it; undefined where none is left. */
    read(place: Place): Uint8Array<ArrayBuffer> | undefined {
      const chunk = held[place.at - dropped]
      if (chunk === undefined) return undefined
      place.at += 1
      moved()
      return chunk
    },
    /** Whether all that came is still here. */
    isWhole: () => dropped === 0,
    joined: () => new Uint8Array(Buffer.concat(held)),
  }
}
