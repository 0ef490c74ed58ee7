import { isBlock } from '../../content/walkBlocks'
import { START_ATTRIBUTE } from '../animation/animationRules'
import type { CompiledBlock } from '../block/compileBlock'
import { type BlockList, pureBlock } from '../block/pureComponent'
import type { PlainContext } from '../entry/ContentContext'
import { isPlain } from './createNodeWriter'

/** How deep static blocks may stand in one another; React takes the stack less. */
const MAX_DEPTH = 100

/** Makes what tells blocks without behavior, all of whose inner blocks have none either. */
export function createStaticCheck(content: PlainContext): (compiled: CompiledBlock) => boolean {
  function isStatic(compiled: CompiledBlock, depth: number): boolean {
    if (compiled.isStatic === undefined) {
      // One that stands in itself comes back here.
      compiled.isStatic = false
      compiled.isStatic = depth < MAX_DEPTH && isStaticNow(compiled, depth)
    }
    return compiled.isStatic
  }

  function isStaticNow(compiled: CompiledBlock, depth: number): boolean {
    const { definition, options, logic, attributes, tag, isLinkOver } = compiled
    if (logic || isLinkOver || START_ATTRIBUTE in attributes || !isPlain(tag, attributes))
      return false
    if (tag === 'a' && content.renderLink) return false
    if (definition && !pureBlock(definition.component, options, content)) return false
    return innerBlocks(compiled, content).every((inner) => isStatic(inner, depth + 1))
  }

  return (compiled) => isStatic(compiled, 0)
}

/** The blocks that stand in a block: its children, and those of the lists in its options. */
export function innerBlocks(
  { block, path, definition, options }: CompiledBlock,
  content: PlainContext,
): CompiledBlock[] {
  const pure = definition && pureBlock(definition.component, options, content)
  return [
    { blocks: block.children, path: `${path}.children` },
    ...(pure?.lists?.({ options, path }) ?? []),
  ].flatMap((list) => compiledBlocks(list, content))
}

/** The blocks of a list. Non-blocks are left out. */
export function compiledBlocks(
  { blocks = [], path }: BlockList,
  content: PlainContext,
): CompiledBlock[] {
  return blocks.flatMap((block, index) =>
    isBlock(block) ? [content.compile(block, `${path}.${index}`)] : [],
  )
}
