import type React from 'react'
import type ReactDOM from 'react-dom'
import type {
  AnyComponent,
  BlockDefinition,
  Client,
  ClientOptions,
  ComponentOptions,
  ConsentSource,
  EditorAction,
  PlainBlock,
  RequestHook,
  TrackingHook,
  UserAttributes,
} from '../../src/index'
import type { AnalyticsTool } from '../options/Analytics'
import type { MountOptions } from '../options/MountOptions'
import type { ElementBlock } from '../ownBlocks/ownBlocks'
import type { TrustedValues } from '../page/createTrust'
import type { Widget } from '../widget/Widget'

/** The global that `embed.js` puts on the page, as `window.SiteBlocks`. */
export interface SiteBlocksGlobal {
  /** Version of the package, such as `0.4.0`. */
  readonly version: string
  /**
   * Shows content in an element. If the element has a widget, updates and returns that widget.
   *
   * @throws Error when there is no such element, or it cannot hold content.
   * @throws TypeError when an option has the wrong type.
   */
  mount(container: Element | string, options: MountOptions): Widget
  /** Mounts all elements with `data-siteblocks` whose keys and hosts are trusted. */
  scan(root?: ParentNode): Widget[]
  /**
   * Trusts keys and hosts for elements with `data-siteblocks`, like the attributes `data-api-key`,
   * `data-host` and `data-can-track` of the script. For scripts in a bundle, which have no element
   * of their own.
   *
   * @throws TypeError when a value has the wrong type.
   */
  trust(values: TrustedValues): void
  /** Creates a separate client without any UI. */
  createClient(options: ClientOptions): Client
  /**
   * Adds a block that content may use: a React component, a block in plain DOM, or a custom
   * element.
   *
   * @throws TypeError when it is none of these.
   */
  register(name: string, block: Omit<BlockDefinition, 'name'> | ElementBlock | PlainBlock): void
  /**
   * Adds a component that content may use, like `Builder.registerComponent`. It receives the values
   * of its inputs as props, and also `children`, `builderBlock`, and with `noWrap` `attributes`. It
   * must use {@link SiteBlocksGlobal.React}; register components with the site's own React with
   * `registerComponent` of `siteblocks/react`.
   *
   * @param component - Absent if `options` have a `tag`, the name of a custom element.
   * @throws TypeError when there is no component, or no name.
   */
  registerComponent(component: AnyComponent | null | undefined, options: ComponentOptions): void
  /**
   * Adds an action with fields, which the editor offers to authors like `Builder.registerAction`: it
   * writes the code that `action` returns into the content.
   */
  registerAction(action: EditorAction): void
  /** Adds an action that content may run in any widget. */
  registerAction<Args extends unknown[]>(name: string, action: (...args: Args) => unknown): void
  /** Registers an analytics tool under a name for the option `analytics`. */
  registerAnalytics(name: string, tool: AnalyticsTool): void
  /**
   * Adds a hook that may change or drop events before they are sent, for every client on the page,
   * including those of symbols from other spaces. Runs before a client's own hooks. Returns the
   * undo.
   */
  addTrackingHook(hook: TrackingHook): () => void
  /**
   * Adds a hook that may add headers and parameters to requests for content, for every client on
   * the page, including those of symbols from other spaces. Returns the undo.
   */
  addRequestHook(hook: RequestHook): () => void
  /**
   * Allows or forbids remembering visitors, for every client on the page.
   *
   * @param source - `default` for a consent manager's default, which applies until the visitor
   *   chooses: it replaces `canTrack`, and does not override Global Privacy Control.
   */
  setConsent(allowed: boolean, source?: ConsentSource): void
  /** Adds attributes of the visitor, for every client on the page. */
  setUserAttributes(attributes: UserAttributes): void
  /**
   * Records an event of the page, for the space that the script names, or else for that of the
   * first client with a key. Without either, the event waits and the console says so.
   */
  track(type: string, data?: { readonly [name: string]: unknown }): void
  /** Records a conversion, for the same space as {@link SiteBlocksGlobal.track}. */
  trackConversion(...args: Parameters<Client['trackConversion']>): void
  /**
   * Runs an action and returns its value.
   *
   * @throws Error `Action not found: …` for an unknown name.
   */
  runAction(name: string, ...args: unknown[]): unknown
  /**
   * Runs calls at once. Before the script has loaded, an array replaces it and queues the calls, so
   * this works at any time: `(window.SiteBlocks ||= { q: [] }).q.push((SiteBlocks) => { … })`.
   */
  readonly q: {
    /** Runs the calls in order. If one throws, the others still run. */
    push(...commands: readonly Command[]): number
  }
  /**
   * The shadow root around a script of the content while the script runs, because the document's
   * queries do not search shadow roots.
   */
  currentRoot?: Node | undefined
  /**
   * React, so that own blocks need no second copy. In the module build, `undefined` until
   * {@link SiteBlocksGlobal.loadReact} or a widget has loaded it.
   */
  readonly React: typeof React
  /**
   * React DOM for own blocks: `createPortal`, `useFormStatus` and others. Loaded together with
   * {@link SiteBlocksGlobal.React}.
   */
  readonly ReactDOM: typeof ReactDOM
  /**
   * Loads React if necessary, as in the module build. Call it before you define own blocks with
   * React. Rejects when that part fails to load.
   */
  loadReact(): Promise<Pick<SiteBlocksGlobal, 'React' | 'ReactDOM'>>
}

/**
 * A queued call: a function that receives the global, or the name of a method with its arguments.
 */
export type Command = ((siteBlocks: SiteBlocksGlobal) => unknown) | readonly [string, ...unknown[]]
