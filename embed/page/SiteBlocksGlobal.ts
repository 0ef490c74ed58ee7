import type React from 'react'
import type ReactDOM from 'react-dom'
import type {
  AnyComponent,
  BlockDefinition,
  Client,
  ClientOptions,
  ComponentOptions,
  ConsentSource,
  PlainBlock,
  RequestHook,
  TrackingHook,
  UserAttributes,
} from '../../src/index'
import type { ElementBlock } from '../ownBlocks'
import type { MountOptions } from '../widget/MountOptions'
import type { Widget } from '../widget/Widget'
import type { AnalyticsTool } from './analytics'
import type { TrustedValues } from './createTrust'

/** The global that `embed.js` puts on the page, as `window.SiteBlocks`. */
export interface SiteBlocksGlobal {
  /** Version of the package, as in `0.3.0`. */
  readonly version: string
  /**
   * Shows content in an element. Mounting the same element again returns the same widget, updated.
   *
   * @throws Error when there is no such element, or it cannot hold content.
   * @throws TypeError when an option is of the wrong type.
   */
  mount(container: Element | string, options: MountOptions): Widget
  /**
   * Mounts what the markup asks for: elements with `data-siteblocks`, of keys and hosts that are
   * trusted.
   */
  scan(root?: ParentNode): Widget[]
  /**
   * Names the keys and hosts that elements with `data-siteblocks` may show content of, as the
   * attributes `data-api-key`, `data-host` and `data-can-track` of the script do. For scripts
   * without an element of their own: in a bundle.
   *
   * @throws TypeError when a value is of the wrong type.
   */
  trust(values: TrustedValues): void
  /** A client of its own, without any UI. */
  createClient(options: ClientOptions): Client
  /**
   * Adds a block that content may use: in React, in plain DOM, or a custom element.
   *
   * @throws TypeError when it is none of them.
   */
  register(name: string, block: Omit<BlockDefinition, 'name'> | ElementBlock | PlainBlock): void
  /**
   * Adds a component that content may use, as `Builder.registerComponent` did: values of its inputs
   * are its props, and so are `children`, `builderBlock`, and with `noWrap` `attributes`. It must
   * use {@link SiteBlocksGlobal.React}; components with the site's own React are registered by
   * `registerComponent` of `siteblocks/react`.
   *
   * @param component - Absent where `options` have a `tag`, the name of a custom element.
   * @throws TypeError when there is no component, or no name.
   */
  registerComponent(component: AnyComponent | null | undefined, options: ComponentOptions): void
  /** Adds an action that content may run, in every widget. */
  registerAction(name: string, action: (...args: unknown[]) => unknown): void
  /** Makes an analytics tool known by a name that the option `analytics` may give. */
  registerAnalytics(name: string, tool: AnalyticsTool): void
  /**
   * Adds a hook that may change or drop events before they are sent, for every client on the page,
   * those of symbols from other spaces included. Hooks of a client come after it. Returns the undo.
   */
  addTrackingHook(hook: TrackingHook): () => void
  /**
   * Adds a hook that may add headers and parameters to requests for content, for every client on
   * the page, those of symbols from other spaces included. Returns the undo.
   */
  addRequestHook(hook: RequestHook): () => void
  /**
   * Allows or forbids remembering visitors, for every client on the page.
   *
   * @param source - `default` for what a consent manager applies to visitors who have not spoken:
   *   it takes the place of `canTrack`, and does not overrule Global Privacy Control.
   */
  setConsent(allowed: boolean, source?: ConsentSource): void
  /** Adds to what is known of the visitor, for every client on the page. */
  setUserAttributes(attributes: UserAttributes): void
  /**
   * Records an event of the page: for the space that the script names, or that of the first client
   * with a key. Without either it waits, and the console says so.
   */
  track(type: string, data?: { readonly [name: string]: unknown }): void
  /** Records that the visitor did what the page is for, as {@link SiteBlocksGlobal.track} does. */
  trackConversion(...args: Parameters<Client['trackConversion']>): void
  /**
   * Runs an action and returns its value.
   *
   * @throws Error `Action not found: …` for an unknown name.
   */
  runAction(name: string, ...args: unknown[]): unknown
  /**
   * Runs calls at once. Before the script is there, a list stands in its place and keeps them, so
   * that this works at any time: `(window.SiteBlocks ||= { q: [] }).q.push((SiteBlocks) => { … })`.
   */
  readonly q: {
    /** Runs the calls, in order. One that throws stops no other. */
    push(...commands: readonly Command[]): number
  }
  /**
   * The shadow root around a script of content, while it runs: the document's queries do not see
   * into it.
   */
  currentRoot?: Node | undefined
  /**
   * React, for own blocks, so that no second copy is needed. In the module build `undefined` until
   * {@link SiteBlocksGlobal.loadReact} or a widget has loaded it.
   */
  readonly React: typeof React
  /**
   * React DOM, for own blocks: `createPortal`, `useFormStatus` and the like. It comes with
   * {@link SiteBlocksGlobal.React}.
   */
  readonly ReactDOM: typeof ReactDOM
  /**
   * Loads React where it is not there yet, as in the module build: own blocks that are made with it
   * begin here. Rejects when that part does not come.
   */
  loadReact(): Promise<Pick<SiteBlocksGlobal, 'React' | 'ReactDOM'>>
}

/**
 * A call that came before the script did: a function of the global, or the name of a method and its
 * arguments.
 */
export type Command = ((siteBlocks: SiteBlocksGlobal) => unknown) | readonly [string, ...unknown[]]
