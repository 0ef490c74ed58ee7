import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { Block } from '../../content/types'
import type { BlockDefinition, BlockProps } from '../../render/block/BlockDefinition'

/** Leaves out the blocks that break. On a server no error boundary catches the errors of components. */
export interface BlockGuard {
  /** Makes a definition whose blocks can be left out. */
  guard(definition: BlockDefinition): BlockDefinition
  /**
   * Renders, and once more without what broke.
   *
   * @throws what no block can be blamed for.
   */
  render(render: () => string): string
}

/** What React writes around a `<Suspense>`, and in place of one that broke. */
const BOUNDARY = /<!--\$!--><template[^>]*><\/template>|<!--\/?\$-->/g

/** @param onBroken - Told of each block that was left out. */
export function createBlockGuard(onBroken: (block: Block) => void): BlockGuard {
  // Boundaries leave their marks in the markup, so there are some only where a block is known to break.
  let isGuarding = false

  return {
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
      return { ...definition, component }
    },
    render(render) {
      try {
        return render()
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
