import type React from 'react'
import type { ComponentType } from 'react'
import type ReactDOM from 'react-dom'
import type { BlockRegistry, createClient, createContentRoot } from '../../src/index'
import type { PlainBlockViewProps } from '../PlainBlockView'

/** The code that widgets fetch and render with: complete, or loaded module by module. */
export interface Renderer {
  /** Blocks that come with the widget. */
  readonly blocks: BlockRegistry
  readonly createRoot: typeof createContentRoot
  readonly createClient: typeof createClient
  /** Renders blocks in plain DOM. */
  readonly PlainBlockView: ComponentType<PlainBlockViewProps>
  readonly React: typeof React
  readonly ReactDOM: typeof ReactDOM
}
