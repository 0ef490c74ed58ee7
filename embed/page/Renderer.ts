import type React from 'react'
import type ReactDOM from 'react-dom'
import type {
  BlockRegistry,
  ChangeableClient,
  ClientEnvironment,
  ClientOptions,
  createContentRoot,
} from '../../src/index'
import type { OwnBlockViews } from '../ownBlocks/ownBlocks'

/** The client of a widget. */
export interface WidgetClient extends ChangeableClient {
  /**
   * Calls `listener` when an editor was connected whose code had to be loaded first, or with the
   * error when that could not be. Absent where that code is always there.
   */
  onLateEditor?(listener: (error: Error | undefined) => void): () => void
}

/** The code that widgets use to fetch and render: complete, or loaded module by module. */
export interface Renderer extends OwnBlockViews {
  /** Blocks that come with the widget. */
  readonly blocks: BlockRegistry
  readonly createRoot: typeof createContentRoot
  createClient(options: ClientOptions, environment: ClientEnvironment): WidgetClient
  /** `undefined` before {@link Renderer.loadReact} has loaded it. */
  readonly React: typeof React
  /** See {@link Renderer.React}. */
  readonly ReactDOM: typeof ReactDOM
  /** Loads React if it is not there yet. */
  loadReact(): Promise<unknown>
}
