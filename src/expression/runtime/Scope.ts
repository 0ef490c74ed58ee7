import type { ListPosition } from './ListPosition'
import type { LiveData, StateChange } from './liveData'
import type { ExpressionProblem } from './problem'

/** Everything that an expression can access. */
export interface Scope {
  /** Values of `state.*`, and of bare names that {@link Scope.locals} lacks. Never mutated. */
  readonly state: Readonly<Record<string, unknown>>
  /**
   * Names of a repeat: `$index`, `$item`, `productsItem`. Available as bare names and as `state.*`,
   * where they hide the state's own keys.
   */
  readonly locals?: Readonly<Record<string, unknown>> | undefined
  /** List positions of locals that are list items, by name. An action's assignments go there. */
  readonly positions?: Readonly<Record<string, ListPosition>> | undefined
  /**
   * Live data of the state, which lives as long as the state.
   *
   * @default New data for each action
   */
  readonly data?: LiveData | undefined
  /** The `context` of the host page, also called `ctx`. */
  readonly context?: unknown
  /** Event that triggered the action. Only its harmless fields are exposed. */
  readonly event?: unknown
  readonly block?: unknown
  /** Functions that content may call as `builder.track(…)`. */
  readonly builder?: unknown
  /** Functions of the site that content may call by name, unless the state has that key. */
  readonly globals?: object | undefined
  /** @default false */
  readonly isServer?: boolean
  /** Whether an author is viewing the content. @default false */
  readonly isEditing?: boolean
  /** Chooses the visitor's language of localised values. Without it, they have no text. */
  localize?(value: unknown): unknown
  /** Aborts work that an action has started, such as a timer. */
  readonly life?: { readonly current: AbortController | null } | undefined
  /**
   * Sends requests of `fetch` in actions. Rejects for URLs that content may not request.
   *
   * @default Actions have no `fetch`.
   */
  request?(address: string, init: RequestInit): Promise<Response>
  /** Receives the output of `console.info(…)` and the like; `console.log` has the level `log`. */
  log?(level: LogLevel, args: readonly unknown[]): void
  /** Called once for each failed run with the reason why its value is `undefined`. */
  report?(problem: ExpressionProblem): void
  /**
   * Receives writes that an action's function makes after the action has ended, in a listener or a
   * promise callback. Without it, such writes are lost.
   */
  commit?(result: ActionResult): void
}

export type LogLevel = 'log' | 'info' | 'warn' | 'error'

/** Result of an action. */
export interface ActionResult extends StateChange {
  /** Return value of the action. */
  readonly value: unknown
}
