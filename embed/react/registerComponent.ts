import type { AnyComponent, ComponentOptions, PlainBlock } from '../../src/index'
import { errorOnce, warnOnce } from '../../src/utils/problems/warn'
import { isObject } from '../../src/utils/values/isObject'
import { isRecord } from '../../src/utils/values/isRecord'
import { startGlobal } from '../global/ownGlobal'
import { type Placement, placementsAround } from './placements'

/** A component of the site with its options: an item of Builder's `customComponents`. */
export interface SiteComponent extends ComponentOptions {
  /** The component, rendered with the site's own React. */
  readonly component: AnyComponent
}

const registered = new Set<string>()

/** On every component that is an object, whatever made it. */
const MARK = '$$typeof'

/** Props that components got from the builder's clients. */
const GONE_PROPS = /\bbuilder(?:State|Context)\b/

/**
 * Adds a component that content may use. The site's own React renders it inside every
 * {@link SiteBlocks}, so its hooks, contexts and providers work.
 *
 * Call it once, next to the component, before or after `embed.js` has loaded. It receives the
 * values of its inputs as props, and also `children`, `builderBlock` and, with `noWrap`,
 * `attributes`. Does nothing on a server.
 */
export function registerComponent(component: AnyComponent, options: ComponentOptions): void {
  if (typeof window === 'undefined' || !isUsable(component, options)) return
  const { name } = options
  registered.add(name)
  const [gone] = GONE_PROPS.exec(String(component)) ?? []
  if (gone) {
    warnOnce(
      `component "${name}" reads "${gone}", which is undefined here. Bind what it needs to one of its inputs, as docs/migration.md says.`,
    )
  }
  startGlobal(window).q.push(['register', name, siteBlock(component, options)])
}

/** Whether a component can be registered. Otherwise, the console says what it needs. */
function isUsable(component: unknown, options: unknown): boolean {
  // `memo`, `forwardRef` and `lazy` return objects.
  const isComponent = typeof component === 'function' || (isObject(component) && MARK in component)
  if (isComponent && isRecord(options) && typeof options.name === 'string') return true
  const given = isRecord(options) ? `the name ${options.name}` : `${typeof options} as options`
  errorOnce(
    `registerComponent() and "components" of <SiteBlocks> need React components with names, and got ${typeof component} as component and ${given}. Pass registerComponent(Clock, { name: 'Clock' }), or components={[{ component: Clock, name: 'Clock' }]}.`,
  )
  return false
}

/** Which of the components that a `SiteBlocks` lists can be registered. */
export function usableComponents(listed: unknown): readonly SiteComponent[] {
  const items: readonly (SiteComponent | undefined)[] = Array.isArray(listed) ? listed : [listed]
  return items.filter((item): item is SiteComponent => isUsable(item?.component, item))
}

/**
 * Registers components with new names. A `SiteBlocks` that lists other components under known names
 * renders its own.
 */
export function registerNew(components: readonly SiteComponent[]): void {
  for (const { component, ...options } of components) {
    if (!registered.has(options.name)) registerComponent(component, options as ComponentOptions)
  }
}

let count = 0

/** A block in plain DOM that the site's React renders into. */
function siteBlock(component: AnyComponent, options: ComponentOptions): PlainBlock {
  const { name, noWrap, fragment } = options
  const spots = new WeakMap<HTMLElement, Pick<Placement, 'key' | 'box' | 'isInShadow'>>()
  const placement = { name, component, hasAttributes: Boolean(noWrap || fragment) }
  const block: PlainBlock = {
    mount(element, given, context) {
      const placements = placementsAround(element)
      if (!placements) {
        warnOnce(
          `component "${name}" was registered with registerComponent() of siteblocks/react, and is rendered inside of <SiteBlocks> of that package only. Render the content with it, or register the component with SiteBlocks.registerComponent().`,
        )
        return undefined
      }
      // The box has no layout of its own. React empties it after the block has been removed.
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
  // By its type, `register` knows options of a component, and reads them.
  return { ...options, ...block, type: 'react' } as PlainBlock
}
