import { refuse } from '../runtime/problem'
import type { Part, Store } from './Part'

/** How a part takes a value, as a name, a member or a pattern. Other parts refuse it when it comes. */
export function storeOf({ store, change }: Part): Store {
  if (store !== undefined) return store
  if (change === undefined) return refuseAll
  return (frame, value) => {
    change(frame, () => value)
  }
}

/** The names and members in a pattern, or the name or member itself. */
export function targetsOf(part: Part): readonly Part[] {
  return part.targets ?? (part.change === undefined ? [] : [part])
}

/** The names that a pattern declares. */
export function namesIn(part: Part): string[] {
  return targetsOf(part).flatMap(({ name }) => name ?? [])
}

function refuseAll(): never {
  refuse('syntax', 'Only names and properties can be set')
}
