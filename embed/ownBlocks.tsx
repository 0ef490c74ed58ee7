import type { ComponentType, ReactElement } from 'react'
import type {
  AnyComponent,
  BlockDefinition,
  BlockInput,
  BlockProps,
  ComponentOptions,
  PlainBlock,
} from '../src/index'
import {
  type ComponentViewProps,
  describeComponent,
  filterFields,
  makeElement,
  readComponentOptions,
} from '../src/internal'
import type { PlainBlockViewProps } from './PlainBlockView'

/**
 * A block that a custom element of the page renders. Options become its properties where it has
 * them, else attributes.
 */
export interface ElementBlock {
  /** Name of the element, with a hyphen in it: `shop-rating`. */
  readonly element: string
  /** As {@link BlockDefinition.interactive}. */
  readonly interactive?: boolean | undefined
  /** Fields for the editor. */
  readonly inputs?: readonly BlockInput[]
}

/** Components of React that render own blocks. */
export interface OwnBlockViews {
  /** Renders a block in plain DOM. */
  readonly PlainBlockView: ComponentType<PlainBlockViewProps>
  /** Renders a component that has inputs as props. */
  readonly ComponentView: ComponentType<ComponentViewProps>
}

/**
 * The definition for what a page registers: a React component, functions over plain DOM, or a
 * custom element.
 *
 * @throws TypeError when it is none of them.
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
  if (isReactDefinition(block)) return { ...block, name }
  if (isPlainBlock(block)) {
    return {
      ...filterFields({ ...block }, (field) => !PLAIN_METHODS.has(field)),
      name,
      component: (props: BlockProps) => makeElement(PlainBlockView, { ...props, plain: block }),
      inputs: block.inputs ?? [],
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
 * The definition for a component that was written for the builder's own client, or for a custom
 * element with a `tag`.
 *
 * @throws TypeError when it is neither.
 */
export function componentDefinition(
  component: AnyComponent | null | undefined,
  options: ComponentOptions,
  views: OwnBlockViews,
): BlockDefinition {
  const { name, tag } = options
  if (component || !tag)
    return describeComponent(component as AnyComponent, options, views.ComponentView)
  return definitionOf(name, { ...readComponentOptions(options), element: tag }, views)
}

/** Names of elements that pages may define: other ones are the browser's. */
const CUSTOM_ELEMENT = /^[a-z][\w.]*-[\w.-]*$/

function isReactDefinition(block: unknown): block is Omit<BlockDefinition, 'name'> {
  const component = (block as Partial<BlockDefinition> | null)?.component
  return typeof component === 'function' || (typeof component === 'object' && component !== null)
}

/** Methods of a block in plain DOM, which are no fields of its definition. */
const PLAIN_METHODS: ReadonlySet<string> = new Set(['mount', 'update', 'unmount'])

function isPlainBlock(block: unknown): block is PlainBlock {
  return typeof (block as Partial<PlainBlock> | null)?.mount === 'function'
}

/** Names that mean something to React, and not to the element. */
const REACT_NAMES = new Set(['children', 'key', 'ref', 'dangerouslySetInnerHTML', 'style'])

/** Attributes of every element that content may set. */
const COMMON_NAMES = new Set(['title', 'lang', 'dir', 'hidden'])

/** Renders a custom element with the block's options and children. */
function elementComponent(element: string): (props: BlockProps) => ReactElement {
  return ({ options, children }) => {
    const properties: Record<string, unknown> = {}
    for (const name of Object.keys(options)) {
      // Options come from content, which must not reach `innerHTML`, `onclick` and their like.
      const isOwn = !REACT_NAMES.has(name) && !/^on/i.test(name) && !(name in HTMLElement.prototype)
      if (isOwn || COMMON_NAMES.has(name)) properties[name] = options[name]
    }
    return makeElement(element, { ...properties, children })
  }
}
