import type { AnyComponent, PlainBlockContext } from '../../src/index'

/** A block on the page that a component of the site renders. */
export interface Placement extends PlainBlockContext {
  /** Unique key of the placement while its block exists. */
  readonly key: string
  /** The name that content uses. */
  readonly name: string
  /** The component registered under that name. */
  readonly component: AnyComponent
  /** The element that the component is rendered into. */
  readonly box: HTMLElement
  readonly isInShadow: boolean
  readonly options: Readonly<Record<string, unknown>>
  readonly hasAttributes: boolean
}

/** The placements in one `<site-blocks>`. */
export interface Placements {
  /** A new list after every change. */
  list(): readonly Placement[]
  put(placement: Placement): void
  remove(key: string): void
  /** Calls `listener` after every change. Returns the undo. */
  subscribe(listener: () => void): () => void
}

export function createPlacements(): Placements {
  let placements: readonly Placement[] = []
  const listeners = new Set<() => void>()

  function replace(next: readonly Placement[]): void {
    placements = next
    for (const listener of Array.from(listeners)) listener()
  }

  return {
    list: () => placements,
    put(placement) {
      const isKnown = placements.some(({ key }) => key === placement.key)
      const replaced = placements.map((old) => (old.key === placement.key ? placement : old))
      replace(isKnown ? replaced : [...placements, placement])
    },
    remove: (key) => replace(placements.filter((placement) => placement.key !== key)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const placementsByHost = new WeakMap<Element, Placements>()

/** Makes the owner of `placements` render the components of a `<site-blocks>`. */
export function claimHost(host: Element, placements: Placements): void {
  placementsByHost.set(host, placements)
}

/**
 * The placements of the `<site-blocks>` around an element; `undefined` if React did not render it.
 */
export function placementsAround(element: Element): Placements | undefined {
  const root = element.getRootNode() as Partial<ShadowRoot>
  const host = element.closest('site-blocks') ?? root.host
  return host && placementsByHost.get(host)
}
