import { type ComponentType, type ReactElement, type ReactNode, Suspense } from 'react'
import type { Block } from '../../content/types'
import type { BlockDefinition, BlockProps } from '../../render/block/BlockDefinition'
import { isBuiltInBlock, markBuiltIn } from '../../render/block/builtInBlocks'
import { markWrapper } from '../../render/block/unseenBlocks'
import { LEFT_OUT_DIGEST } from '../../render/root/Served'

/**
 * Leaves out the blocks that break. On a server no error boundary catches the errors of components.
 */
export interface BlockGuard {
  /** Stands in for a block of the site's own that waits or breaks, which is left to the browser. */
  renderWaiting(block: Block): ReactElement
  /** Makes a definition whose blocks can be left out. */
  guard(definition: BlockDefinition): BlockDefinition
  /**
   * Renders, and once more without what broke.
   *
   * @throws what no block can be blamed for.
   */
  render(render: () => string): string
}

/** React's markup of a block that is left to the browser. */
const WAITING = /<!--\$!--><template[^>]*><\/template>/g

/** React's markup around a `<Suspense>`, and in place of one that threw. */
const BOUNDARY = /<!--\$!--><template[^>]*><\/template>|<!--\/?\$-->/g

/**
 * @param onBroken - Told of each block that was left out.
 * @param onWaiting - Told of each that is left to the browser.
 */
export function createBlockGuard(
  onBroken: (block: Block) => void,
  onWaiting: (block: Block) => void,
): BlockGuard {
  // Boundaries leave their marks in the markup, so there are some only where a block is known to
  // break.
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
      markWrapper(component, Inner)
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

/** Rendered in place of what broke. */
function LeftOut({ onRender }: { readonly onRender: () => void }): ReactNode {
  onRender()
  return null
}
