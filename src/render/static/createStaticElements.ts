import { cloneElement, type ReactElement, type ReactNode } from 'react'
import type { Block } from '../../content/types'
import { onePer } from '../../utils/values/onePer'
import type { ContentContextValue } from '../block/ContentContext'
import { pureBlock } from '../block/pureComponent'
import type { CompiledBlock } from '../compile/compileBlock'
import { isVoidTag } from '../html/blockTag'
import { isReactElement } from '../html/isReactElement'
import { makeElement } from '../html/makeElement'
import type { TrustedView } from '../html/trustedTypes'
import { createNodeWriter } from './createNodeWriter'
import { createStaticCheck, innerBlocks } from './createStaticCheck'

/**
 * Renders static blocks without React, which sees one element without children.
 *
 * @param content - Context that all blocks of the entry share.
 */
export function createStaticElements(
  content: ContentContextValue,
): ContentContextValue['staticElement'] {
  const nodes = createNodeWriter(content)
  const markup = content.settings.served && keptMarkup(content.window)

  const isStatic = createStaticCheck(content)

  function render(block: Block, path: string, key: string): ReactElement | null {
    const rendered = nodes.render(block, path)
    if (!isReactElement<Record<string, unknown>>(rendered) || typeof rendered.type !== 'string')
      return null
    const { type } = rendered
    const { children, ...attributes } = rendered.props
    const hasInside = typeof children === 'string' || attributes.dangerouslySetInnerHTML
    if (hasInside || isVoidTag(type)) return cloneElement(rendered, { key })
    const fill = (element: Element | null): (() => void) | undefined => {
      if (!element) return undefined
      const before = fillings.get(element)
      fillings.set(element, { block, content })
      if (before?.block === block && rendersSame(block, path, before.content, content))
        return undefined
      if (before || !markup || !element.firstChild) return fillElement(element, block, path)
      writeRules(content.compile(block, path), content)
      return undefined
    }
    return makeElement(type, { ...attributes, ...markup, ref: fill }, key)
  }

  function fillElement(element: Element, block: Block, path: string): (() => void) | undefined {
    try {
      const { props } = nodes.render(block, path) as ReactElement<{ children?: ReactNode }>
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
      // React will hit the same error and handle it.
      return null
    }
  }
}

/** The block that fills each element, shared by all renderings of the same blocks. */
const fillings = new WeakMap<
  Element,
  { readonly block: Block; readonly content: ContentContextValue }
>()

/** Fields of the context that affect static blocks, in addition to their definitions. */
const SHARED = [
  'locale',
  'rtl',
  'breakpoints',
  'responsiveTo',
  'renderLink',
  'sanitizer',
  'window',
] as const

/** Whether a static block renders the same in both contexts. It depends on few of their fields. */
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

/** Writes the rules of blocks whose elements a server wrote: its own style sheet is gone. */
function writeRules(compiled: CompiledBlock, content: ContentContextValue): void {
  const { definition, options } = compiled
  if (definition) pureBlock(definition.component, options, content)?.ownClass?.(options, content)
  for (const inner of innerBlocks(compiled, content)) writeRules(inner, content)
}

/**
 * Stops React from replacing what a server put into an element. A stable object: React would clear
 * the element for a new one.
 */
const keptMarkup = onePer(({ trustedTypes }: TrustedView) => ({
  dangerouslySetInnerHTML: { __html: trustedTypes?.emptyHTML ?? '' },
  suppressHydrationWarning: true,
}))
