import type React from 'react'
import type ReactDOM from 'react-dom'
import type { BlockRegistry, createClient, createContentRoot } from '../../src/index'
import type { OwnBlockViews } from '../ownBlocks/ownBlocks'

/** The code that widgets use to fetch and render: complete, or loaded module by module. */
export interface Renderer extends OwnBlockViews {
  /** Blocks that come with the widget. */
  readonly blocks: BlockRegistry
  readonly createRoot: typeof createContentRoot
  readonly createClient: typeof createClient
  /** `undefined` before {@link Renderer.loadReact} has loaded it. */
  readonly React: typeof React
  /** See {@link Renderer.React}. */
  readonly ReactDOM: typeof ReactDOM
  /** Loads React if it is not there yet. */
  loadReact(): Promise<unknown>
}
