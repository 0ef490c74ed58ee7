import type { TrackedEvent } from '../Client'
import { eventsBody } from './postEvents'

/** Something that carries an event. */
interface Carrier {
  readonly event: TrackedEvent
}

/** Greatest number of events in one request. */
export const MAX_BATCH = 50

/**
 * Puts events into as few bodies as possible, together no larger than `budgetBytes`.
 *
 * @returns The chunks, and in `rest` the events that found no room.
 */
export function eventChunks<Item extends Carrier>(
  items: readonly Item[],
  budgetBytes: number,
): { readonly chunks: Item[][]; readonly rest: Item[] } {
  const chunks: Item[][] = []
  const rest: Item[] = []
  let chunk: Item[] | undefined
  let leftBytes = budgetBytes

  for (const item of items) {
    const isNew = chunk === undefined || chunk.length === MAX_BATCH
    const separatorBytes = isNew ? byteLength(eventsBody([])) : 1
    const bytes = byteLength(JSON.stringify(item.event)) + separatorBytes
    if (bytes > leftBytes) {
      rest.push(item)
      continue
    }
    leftBytes -= bytes
    if (chunk && !isNew) {
      chunk.push(item)
    } else {
      chunk = [item]
      chunks.push(chunk)
    }
  }
  return { chunks, rest }
}

/** Bytes that `text` takes in UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}
