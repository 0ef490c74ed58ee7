import type { AnyComponent, ComponentOptions, PlainBlock } from '../../src/index'
import { readComponentOptions, warnOnce } from '../../src/internal'
import type { EarlyGlobal } from '../page/ownGlobal'
import { type Placement, placementsAround } from './placements'

/**
 * A component of the site's, and its options: an item of `customComponents` of the builder's
 * clients.
 */
export interface SiteComponent extends ComponentOptions {
  /** The component, which renders with the site's own React. */
  readonly component: AnyComponent
}

const registered = new Set<string>()

/**
 * Adds a component of the site's to those that content may use. It is rendered by the site's own
 * React inside every {@link SiteBlocks}, so that its hooks, contexts and providers work.
 *
 * Call it once, beside the component, before or after `embed.js` has come. Values of its inputs are
 * its props, and so are `children`, `builderBlock` and, with `noWrap`, `attributes`. On a server it
 * does nothing.
 */
export function registerComponent(component: AnyComponent, options: ComponentOptions): void {
  if (typeof window === 'undefined') return
  registered.add(options.name)
  const page = window as { SiteBlocks?: { q?: unknown } }
  // An element with this id is no queue.
  if (!page.SiteBlocks?.q) page.SiteBlocks = { q: [] }
  const { q } = page.SiteBlocks as EarlyGlobal
  const block = siteBlock(component, options)
  ;(q as unknown as { push(command: unknown): void }).push(['register', options.name, block])
}

/**
 * Registers the components whose names are new. A `SiteBlocks` that lists others under known names
 * renders those.
 */
export function registerNew(components: readonly SiteComponent[]): void {
  for (const { component, ...options } of components) {
    if (!registered.has(options.name)) registerComponent(component, options as ComponentOptions)
  }
}

let count = 0

/** A block in plain DOM that leaves its element to the site's React. */
function siteBlock(component: AnyComponent, options: ComponentOptions): PlainBlock {
  const { name, ...definition } = readComponentOptions(options)
  const spots = new WeakMap<HTMLElement, Pick<Placement, 'key' | 'box' | 'isInShadow'>>()
  const placement = { name, component, hasAttributes: definition.noWrap === true }
  return {
    ...definition,
    mount(element, given, context) {
      const placements = placementsAround(element)
      if (!placements) {
        warnOnce(
          `component "${name}" was registered with registerComponent() of siteblocks/react, and is rendered inside of <SiteBlocks> of that package only. Render the content with it, or register the component with SiteBlocks.registerComponent().`,
        )
        return undefined
      }
      // The component stands in the block as if nothing was around it. React empties the box when
      // the block has gone.
      const box = element.ownerDocument.createElement('div')
      for (const { style } of [element, box]) style.display = 'contents'
      element.append(box)
      const isInShadow = element.closest('site-blocks') === null
      const spot = { key: `${count++}`, box, isInShadow }
      spots.set(element, spot)
      placements.put({ ...placement, ...spot, ...context, options: given })
      return () => placements.remove(spot.key)
    },
    update(element, given, context) {
      const spot = spots.get(element)
      if (spot)
        placementsAround(element)?.put({ ...placement, ...spot, ...context, options: given })
    },
  }
}
