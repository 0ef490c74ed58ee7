import { type ComponentType, createElement, type ReactNode, Suspense } from 'react'
import type { Block } from '../../content/types'
import type { BlockDefinition, BlockProps } from '../../render/block/BlockDefinition'

/** Which blocks break while they are drawn, and how to go on without them. */
export interface Breakage {
  /** Makes a definition whose blocks are left out once they are known to break. */
  guard(definition: BlockDefinition): BlockDefinition
  /**
   * Draws, and draws again without what broke. On a server nothing else catches the errors of components.
   *
   * @throws what no block can be blamed for.
   */
  draw(render: () => string): string
  /** Names of the blocks that were left out. */
  readonly names: readonly string[]
}

/** The most drawings of one entry: what breaks may hide others that do. */
const MAX_DRAWINGS = 20

/** @param onBroken - Told once of each block. */
export function createBreakage(onBroken: (block: Block) => void): Breakage {
  const broken = new Set<Block>()
  let isSearching = false

  function guard(definition: BlockDefinition): BlockDefinition {
    const Inner: ComponentType<BlockProps> = definition.component
    const component = (props: BlockProps): ReactNode => {
      if (broken.has(props.block)) return null
      const inner = createElement(Inner, props)
      if (!isSearching) return inner
      const fallback = createElement(Instead, { tell: () => leaveOut(props.block) })
      return createElement(Suspense, { fallback }, inner)
    }
    return { ...definition, component }
  }

  function leaveOut(block: Block): void {
    broken.add(block)
    onBroken(block)
  }

  return {
    guard,
    draw(render) {
      for (let drawings = 1; ; drawings++) {
        try {
          return render()
        } catch (error) {
          const known = broken.size
          isSearching = true
          try {
            render()
          } finally {
            isSearching = false
          }
          if (broken.size === known || drawings >= MAX_DRAWINGS) throw error
        }
      }
    },
    get names() {
      return Array.from(broken, ({ component }) => component?.name ?? '')
    },
  }
}

/** Drawn in place of what broke, and tells so. */
function Instead({ tell }: { readonly tell: () => void }): ReactNode {
  tell()
  return null
}
