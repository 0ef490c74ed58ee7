import { isBlock } from '../../content/walkBlocks'
import type { StaticContext } from '../block/ContentContext'
import { type BlockList, pureBlock } from '../block/pureComponent'
import type { CompiledBlock } from '../compile/compileBlock'
import { START_ATTRIBUTE } from '../styles/animationRules'
import { canWrite } from './createNodeWriter'

/** Maximum nesting of static blocks. React needs less of the call stack. */
const MAX_DEPTH = 100

/**
 * Makes the function that recognizes static blocks: neither they nor any block inside has behavior.
 */
export function createStaticCheck(content: StaticContext): (compiled: CompiledBlock) => boolean {
  function isStatic(compiled: CompiledBlock, depth: number): boolean {
    if (compiled.isStatic === undefined) {
      // A provisional answer, in case the block contains itself.
      compiled.isStatic = false
      compiled.isStatic = depth < MAX_DEPTH && isStaticNow(compiled, depth)
    }
    return compiled.isStatic
  }

  function isStaticNow(compiled: CompiledBlock, depth: number): boolean {
    const { definition, options, logic, attributes, tag, isLinkOver } = compiled
    if (logic || isLinkOver || START_ATTRIBUTE in attributes || !canWrite(tag, attributes))
      return false
    if (tag === 'a' && content.renderLink) return false
    if (definition && !pureBlock(definition.component, options, content)) return false
    return innerBlocks(compiled, content).every((inner) => isStatic(inner, depth + 1))
  }

  return (compiled) => isStatic(compiled, 0)
}

/** The blocks directly inside a block: its children, and the lists in its options. */
export function innerBlocks(
  { block, path, definition, options }: CompiledBlock,
  content: StaticContext,
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
  content: StaticContext,
): CompiledBlock[] {
  return blocks.flatMap((block, index) =>
    isBlock(block) ? [content.compile(block, `${path}.${index}`)] : [],
  )
}
