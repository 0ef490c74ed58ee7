import {
  cloneElement,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { Block } from '../../content/types'
import { onePer } from '../../utils/onePer'
import { isVoidTag } from '../block/blockTag'
import type { CompiledBlock } from '../block/compileBlock'
import { pureBlock } from '../block/pureComponent'
import type { ContentContextValue } from '../entry/ContentContext'
import type { TextSanitizer } from '../html/createTextSanitizer'
import { createNodeWriter } from './createNodeWriter'
import { createStaticCheck, innerBlocks } from './createStaticCheck'

/**
 * Renders blocks without behavior, all of whose inner blocks have none either, past React: it sees
 * one element and no children.
 *
 * @param content - Context that all blocks of the entry share.
 */
export function createStaticElements(
  content: ContentContextValue,
): ContentContextValue['staticElement'] {
  const nodes = createNodeWriter(content)
  const keepsMarkup = content.settings.served !== undefined
  const markup = keepsMarkup ? keptMarkup(content.sanitizer) : undefined

  const isStatic = createStaticCheck(content)

  function render(block: Block, path: string, key: string): ReactElement | null {
    const rendered = nodes.render(block, path)
    if (!isValidElement<Record<string, unknown>>(rendered)) return null
    const { type } = rendered
    if (typeof type !== 'string') return null
    const { children, ...attributes } = rendered.props
    const hasInside = typeof children === 'string' || attributes.dangerouslySetInnerHTML
    if (hasInside || isVoidTag(type)) return cloneElement(rendered, { key })
    const fill = (element: Element | null): (() => void) | undefined => {
      if (!element) return undefined
      const before = fillings.get(element)
      fillings.set(element, { block, content })
      const isFull = before
        ? before.block === block && rendersSame(block, path, before.content, content)
        : keepsMarkup && element.firstChild !== null
      return isFull && !actsAlone(content.compile(block, path), content)
        ? undefined
        : fillElement(element, block, path, isFull)
    }
    return createElement(type, { ...attributes, ...markup, key, ref: fill })
  }

  /**
   * @param isFull - Whether the nodes are there already, and only have to do again what they do by
   *   themselves.
   */
  function fillElement(
    element: Element,
    block: Block,
    path: string,
    isFull: boolean,
  ): (() => void) | undefined {
    try {
      const { props } = nodes.render(block, path) as ReactElement<{ children?: ReactNode }>
      const adopted = isFull ? nodes.adopt(element, props.children) : undefined
      if (adopted) return adopted
      element.replaceChildren()
      return nodes.append(element, props.children)
    } catch (error) {
      content.onBlockError(error, block)
      return undefined
    }
  }

  return (block, path, key) => {
    try {
      const compiled = content.compile(block, path)
      if (!isStatic(compiled)) return null
      if (compiled.element?.key !== key) compiled.element = render(block, path, key)
      return compiled.element
    } catch {
      // React comes upon the error again, where it knows how to go on.
      return null
    }
  }
}

/** Contents of elements, shared by all renderings of the same blocks. */
const fillings = new WeakMap<
  Element,
  { readonly block: Block; readonly content: ContentContextValue }
>()

/** Fields of the context that static blocks depend on beside their definitions. */
const SHARED = [
  'locale',
  'rtl',
  'breakpoints',
  'responsiveTo',
  'renderLink',
  'sanitizer',
  'window',
] as const

/**
 * Whether a static block looks the same with both: most of what blocks share means nothing to it.
 */
function rendersSame(
  block: Block,
  path: string,
  one: ContentContextValue,
  other: ContentContextValue,
): boolean {
  const hasSameDefinitions = (compiled: CompiledBlock): boolean =>
    compiled.definition === other.compile(compiled.block, compiled.path).definition &&
    innerBlocks(compiled, one).every(hasSameDefinitions)
  return (
    one.settings.styles === other.settings.styles &&
    SHARED.every((name) => one[name] === other[name]) &&
    hasSameDefinitions(one.compile(block, path))
  )
}

/**
 * Whether an element in a static block does something by itself, such as waiting to come into view.
 */
function actsAlone(compiled: CompiledBlock, content: ContentContextValue): boolean {
  const { definition, options } = compiled
  const pure = definition && pureBlock(definition.component, options, content)
  return (
    pure?.actsAlone?.(options, content) === true ||
    innerBlocks(compiled, content).some((inner) => actsAlone(inner, content))
  )
}

/**
 * Keeps React away from what a server put into an element. React would empty it for another object.
 */
const keptMarkup = onePer(({ sanitize }: TextSanitizer) => ({
  dangerouslySetInnerHTML: sanitize(''),
  suppressHydrationWarning: true,
}))
