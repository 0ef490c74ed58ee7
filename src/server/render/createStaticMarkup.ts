import { cloneElement, createElement, type ReactElement } from 'react'
import type { Block } from '../../content/types'
import type { ContentContextValue } from '../../render/block/ContentContext'
import type { CompiledBlock } from '../../render/compile/compileBlock'
import { isVoidTag } from '../../render/html/blockTag'
import { isReactElement } from '../../render/html/isReactElement'
import { createStaticCheck } from '../../render/static/createStaticCheck'
import { createMarkupWriter, type ElementProps } from './createMarkupWriter'

/**
 * Renders static blocks as HTML, without React, which writes their outermost elements.
 *
 * @param content - Context that all blocks of the entry share.
 * @param onElement - Called for each block whose element has its contents as HTML.
 */
export function createStaticMarkup(
  content: ContentContextValue,
  onElement: (block: Block, tag: string) => void,
): ContentContextValue['staticElement'] {
  const isStatic = createStaticCheck(content)
  const writer = createMarkupWriter(content)

  function render(compiled: CompiledBlock, key: string): ReactElement | null {
    const rendered = writer.render(compiled)
    if (!isReactElement<ElementProps>(rendered) || typeof rendered.type !== 'string') return null
    const { children, ...attributes } = rendered.props
    if (attributes.dangerouslySetInnerHTML || isVoidTag(rendered.type))
      return cloneElement(rendered, { key })
    const __html = writer.write(children)
    onElement(compiled.block, rendered.type)
    return createElement(rendered.type, { ...attributes, key, dangerouslySetInnerHTML: { __html } })
  }

  return (block: Block, path, key) => {
    try {
      const compiled = content.compile(block, path)
      return isStatic(compiled) ? writer.orLive(compiled, () => render(compiled, key)) : null
    } catch {
      // React will hit the same error and handle it.
      return null
    }
  }
}
