import type { Block } from '../../content/types'
import { isBlock } from '../../content/walkBlocks'
import { mistake } from '../../utils/problems/Omission'
import { isRecord } from '../../utils/values/isRecord'
import type { BlockProps } from '../compile/BlockDefinition'
import { wishedTag } from '../compile/createContentFinder'
import { reportOf } from '../compile/createOmissionReport'
import type { BlockReports, EntryBlocks } from './ContentContext'

/** The methods of the context that this module uses. */
type LinkContext = Pick<EntryBlocks, 'positionOf' | 'holdsControls'> &
  Pick<BlockReports, 'reportOmission'>

const LINK = /<(\/?)(?:a|button)\b/gi

/**
 * Replaces links and buttons in a block's HTML with `span` if the block is inside a link.
 *
 * If static content contains links, the link around it is laid over its box instead. Links from the
 * state are only known now, when it is too late for that.
 */
export function linkSafeHtml(
  html: string,
  { block, id }: Pick<BlockProps, 'block' | 'id'>,
  content: LinkContext,
): string {
  if (html.search(LINK) < 0 || !Array.from(linksAround(block, content)).includes('in')) return html
  const omission = mistake(
    'a link or button that came out of the state',
    'a link cannot hold it, so only its text is shown',
    'Write it into the content, or remove the link around it.',
  )
  reportOf(id, content)(omission)
  return html.replace(LINK, '<$1span')
}

/** How each link on or around a block is rendered: around its content, or laid over it. */
function* linksAround(
  block: Block,
  { positionOf, holdsControls }: Omit<LinkContext, 'reportOmission'>,
): Generator<'in' | 'over'> {
  const kindOf = (part: unknown): 'in' | 'over' => (holdsControls(part) === true ? 'over' : 'in')
  for (let current: Block | undefined = block; current; ) {
    const { component, children }: Block = current
    if (mayBeLink(current)) yield kindOf([component?.options, children])
    const position = positionOf(current)
    let part: unknown = position?.parent
    for (const key of position?.keys ?? []) {
      part = (part as Record<string, unknown>)[key]
      // A column.
      if (isRecord(part) && !isBlock(part) && part.link) yield kindOf(part.blocks)
    }
    current = position?.parent
  }
}

const LINK_NAME = /(?:^|\.)(?:href|linkUrl)$/

function mayBeLink(block: Block): boolean {
  const { linkUrl, properties, bindings } = block
  const names = [...Object.keys(properties ?? {}), ...Object.keys(bindings ?? {})]
  return Boolean(linkUrl) || wishedTag(block) === 'a' || names.some((name) => LINK_NAME.test(name))
}
