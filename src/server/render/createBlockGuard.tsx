import { type ComponentType, type ReactElement, type ReactNode, Suspense } from 'react'
import type { Block } from '../../content/types'
import { copyPure } from '../../render/block/pureComponent'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { isBuiltInBlock, markBuiltIn } from '../../render/compile/builtInBlocks'
import { LEFT_OUT_DIGEST } from '../../render/html/servedAttributes'

/**
 * Leaves out blocks that break. Error boundaries do not catch errors during server rendering.
 */
export interface BlockGuard {
  /** Renders nothing for a block of the site that waits or breaks: the browser renders it. */
  renderWaiting(block: Block): ReactElement
  /** Wraps a definition, so that its blocks can be left out. */
  guard(definition: BlockDefinition): BlockDefinition
  /**
   * Renders the content, and on an error once more without the broken blocks.
   *
   * @throws The error, when no block caused it.
   */
  render(render: () => string): string
}

/** React's markup for a block that is left to the browser. */
const WAITING = /<!--\$!--><template[^>]*><\/template>/g

/** React's markers around a `<Suspense>`, and its markup in place of one that threw. */
const BOUNDARY = /<!--\$!--><template[^>]*><\/template>|<!--\/?\$-->/g

/**
 * @param onBroken - Receives each block that was left out.
 * @param onWaiting - Receives each block that is left to the browser.
 */
export function createBlockGuard(
  onBroken: (block: Block) => void,
  onWaiting: (block: Block) => void,
): BlockGuard {
  // Boundaries leave markers in the markup, so they are added only after a block has broken.
  let isGuarding = false

  return {
    renderWaiting: (block) => <LeftOut onRender={() => onWaiting(block)} />,
    guard(definition) {
      const Inner: ComponentType<BlockProps> = definition.component
      const component = (props: BlockProps): ReactNode => {
        if (!isGuarding) return <Inner {...props} />
        const fallback = <LeftOut onRender={() => onBroken(props.block)} />
        return (
          <Suspense fallback={fallback}>
            <Inner {...props} />
          </Suspense>
        )
      }
      copyPure(Inner, component)
      const guarded = { ...definition, component }
      if (isBuiltInBlock(definition)) markBuiltIn([guarded])
      return guarded
    },
    render(render) {
      try {
        return render().replace(
          WAITING,
          `<!--$!--><template data-dgst="${LEFT_OUT_DIGEST}"></template>`,
        )
      } catch {
        isGuarding = true
        try {
          return render().replace(BOUNDARY, '')
        } finally {
          isGuarding = false
        }
      }
    },
  }
}

/** Renders nothing in place of a block, and reports it. */
function LeftOut({ onRender }: { readonly onRender: () => void }): ReactNode {
  onRender()
  return null
}
