import type { TrackedEvent } from '../tracking/trackedEvent'

/** Creates an event with this id and `padding` extra characters. */
export function eventWith(id: string, padding = 0): TrackedEvent {
  return {
    type: 'click',
    id,
    data: {
      ownerId: 'k',
      sessionId: 'S',
      visitorId: 'V',
      userAttributes: {},
      metadata: { padding: 'x'.repeat(padding) },
    },
  }
}

/** Creates the events `e0`, `e1`, …, each with `padding` extra characters. */
export function eventsWith(count: number, padding = 0): TrackedEvent[] {
  return Array.from({ length: count }, (_, index) => eventWith(`e${index}`, padding))
}
