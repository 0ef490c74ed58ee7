import type { ReactNode } from 'react'
import { Fragment } from 'react/jsx-runtime'
import type { Block } from '../../content/types'
import { isBlock } from '../../content/walkBlocks'
import type { PlainContext } from '../entry/ContentContext'
import type { CompiledBlock } from './compileBlock'
import { tagsInside } from './contentModel'
import { makeElement } from './makeElement'

/**
 * The children that a block's element may contain. Rows directly in a table are wrapped in a body.
 */
export function renderChildren(
  { block, definition, path, tag }: CompiledBlock,
  content: PlainContext,
  render: (blocks: readonly Block[]) => ReactNode,
): ReactNode {
  const { children = [] } = block
  const inside = definition ? undefined : tagsInside(tag)
  if (!inside) return render(children)
  const tags = children.map((child, index) => {
    if (!isBlock(child)) return undefined
    const inner = content.compile(child, `${path}.children.${index}`)
    if (!inner.definition && inside.has(inner.tag)) return inner.tag
    content.reportOmission(`block "${inner.id}"`, {
      what: `its <${inner.tag}>`,
      why: `browsers do not show it inside <${tag}>`,
      instead: 'Choose another tag, or place it elsewhere.',
    })
    return undefined
  })
  // Keep each block's index: it is part of the block's path.
  const only = (isShown: (index: number) => boolean): ReactNode =>
    render(children.map((child, index) => (isShown(index) ? child : null)) as Block[])
  if (tag !== 'table') return only((index) => tags[index] !== undefined)
  return children.map((_, first) => {
    if (tags[first] !== 'tr')
      return (
        tags[first] && makeElement(Fragment, { children: only((index) => index === first) }, first)
      )
    if (tags[first - 1] === 'tr') return null
    const end = tags.findIndex((other, index) => index > first && other !== 'tr')
    const isRow = (index: number): boolean => index >= first && (end < 0 || index < end)
    return makeElement('tbody', { children: only(isRow) }, `rows ${first}`)
  })
}
