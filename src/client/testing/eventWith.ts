import type { TrackedEvent } from '../tracking/trackedEvent'

/** An event with this id, `padding` characters longer than need be. */
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

/** Events `e0`, `e1`, …; each `padding` characters longer than need be. */
export function eventsWith(count: number, padding = 0): TrackedEvent[] {
  return Array.from({ length: count }, (_, index) => eventWith(`e${index}`, padding))
}
