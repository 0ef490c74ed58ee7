import type { ComponentType, ReactElement } from 'react'
import { validateOptions } from '../../src/client/options/Option'
import type {
  AnyComponent,
  BlockDefinition,
  BlockInput,
  BlockProps,
  ComponentOptions,
  PlainBlock,
} from '../../src/index'
import { readComponentOptions } from '../../src/render/compile/ComponentOptions'
import { type ComponentViewProps, wrapComponent } from '../../src/render/compile/wrapComponent'
import { makeElement } from '../../src/render/html/makeElement'
import { isObject } from '../../src/utils/values/isObject'
import type { PlainBlockViewProps } from './PlainBlockView'

/**
 * A block rendered by a custom element of the page. Options are set as the element's properties if
 * it has them, else as attributes.
 */
export interface ElementBlock {
  /** Name of the element, which needs a hyphen: `shop-rating`. */
  readonly element: string
  /** See {@link BlockDefinition.interactive}. */
  readonly interactive?: boolean | undefined
  /** Fields for the editor. */
  readonly inputs?: readonly BlockInput[]
}

/** React components that render own blocks. */
export interface OwnBlockViews {
  /** Renders a block in plain DOM. */
  readonly PlainBlockView: ComponentType<PlainBlockViewProps>
  /** Renders a component whose props are the block's inputs. */
  readonly ComponentView: ComponentType<ComponentViewProps>
}

/**
 * The definition of a block that a page registers: a React component, functions for plain DOM, or a
 * custom element.
 *
 * @throws TypeError when it is none of these.
 */
export function definitionOf(
  name: string,
  block: unknown,
  { PlainBlockView }: Pick<OwnBlockViews, 'PlainBlockView'>,
): BlockDefinition {
  if (typeof name !== 'string' || name === '') {
    throw new TypeError(
      `SiteBlocks: a block needs a name, got ${JSON.stringify(name) ?? 'nothing'}.`,
    )
  }
  validateOptions({ ...(block as object) }, CHECKED)
  if (isReactDefinition(block)) return { ...block, name }
  if (isPlainBlock(block)) {
    const { mount, update, unmount, ...fields } = block as PlainBlock & ComponentOptions
    // `siteblocks/react` passes the options of a component on as they are.
    const read = fields.type === 'react' ? readComponentOptions({ ...fields, name }) : fields
    return {
      ...read,
      name,
      component: (props: BlockProps) => makeElement(PlainBlockView, { ...props, plain: block }),
      inputs: (read.inputs ?? []) as readonly BlockInput[],
    }
  }
  const element = (block as Partial<ElementBlock> | null)?.element
  if (typeof element === 'string' && CUSTOM_ELEMENT.test(element)) {
    return { ...(block as ElementBlock), name, component: elementComponent(element) }
  }
  throw new TypeError(
    `SiteBlocks: block "${name}" needs a component (React), mount() (plain DOM) or the name of an element.`,
  )
}

/**
 * The definition of a component written for Builder's own client, or of a custom element with a
 * `tag`.
 *
 * @throws TypeError when it is neither.
 */
export function componentDefinition(
  component: AnyComponent | null | undefined,
  options: ComponentOptions,
  views: OwnBlockViews,
): BlockDefinition {
  const given = { ...options }
  validateOptions(given, CHECKED)
  const { name, tag } = given
  if (component || !tag) return wrapComponent(component as AnyComponent, given, views.ComponentView)
  return definitionOf(name, { ...readComponentOptions(given), element: tag }, views)
}

/** Names that pages may define elements with; all others belong to the browser. */
const CUSTOM_ELEMENT = /^[a-z][\w.]*-[\w.-]*$/

function isReactDefinition(block: unknown): block is Omit<BlockDefinition, 'name'> {
  const component = (block as Partial<BlockDefinition> | null)?.component
  return typeof component === 'function' || isObject(component)
}

/** Fields of definitions whose type is checked before they are read. */
const CHECKED = { inputs: ['list'] }

function isPlainBlock(block: unknown): block is PlainBlock {
  return typeof (block as Partial<PlainBlock> | null)?.mount === 'function'
}

/** Names with a meaning to React instead of the element. */
const REACT_NAMES = new Set(['children', 'key', 'ref', 'dangerouslySetInnerHTML', 'style'])

/** Global attributes that content may set. */
const COMMON_NAMES = new Set(['title', 'lang', 'dir', 'hidden'])

/** Renders a custom element with the block's options and children. */
function elementComponent(element: string): (props: BlockProps) => ReactElement {
  return ({ options, children }) => {
    const properties: Record<string, unknown> = {}
    for (const name of Object.keys(options)) {
      // Options come from content, which must not set `innerHTML`, `onclick` and similar
      // properties.
      const isOwn = !REACT_NAMES.has(name) && !/^on/i.test(name) && !(name in HTMLElement.prototype)
      if (isOwn || COMMON_NAMES.has(name)) properties[name] = options[name]
    }
    return makeElement(element, { ...properties, children })
  }
}
