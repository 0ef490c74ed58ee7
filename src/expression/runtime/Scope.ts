import type { ListPosition } from './ListPosition'
import type { LiveData, StateChange } from './liveData'
import type { ExpressionProblem } from './problem'

/** All that an expression can reach. */
export interface Scope {
  /** Read by `state.*`, and by bare names after {@link Scope.locals}. Never mutated. */
  readonly state: Readonly<Record<string, unknown>>
  /**
   * Names of a repeat: `$index`, `$item`, `productsItem`. Read as bare names and as `state.*`,
   * where they hide the state's own keys.
   */
  readonly locals?: Readonly<Record<string, unknown>> | undefined
  /** Where locals stand that are items of a list, by name: what an action sets goes there. */
  readonly positions?: Readonly<Record<string, ListPosition>> | undefined
  /**
   * The live side of the state, for as long as there is a state.
   *
   * @default For each action its own
   */
  readonly data?: LiveData | undefined
  /** The `context` of the host page, also called `ctx`. */
  readonly context?: unknown
  /** The event that an action answers. Only harmless fields of it are shown. */
  readonly event?: unknown
  readonly block?: unknown
  /** Functions that content may call as `builder.track(…)`. */
  readonly builder?: unknown
  /** Functions of the site that content may call by name, where the state has no such key. */
  readonly globals?: object | undefined
  /** @default false */
  readonly isServer?: boolean
  /** @default false */
  readonly isEditing?: boolean
  /** @default false */
  readonly isPreviewing?: boolean
  /** Ends what an action has started that goes on, such as a timer. */
  readonly life?: { readonly current: AbortController | null } | undefined
  /**
   * Sends what actions pass to `fetch`. Rejects where the address is none that content may ask.
   *
   * @default There is no `fetch`.
   */
  request?(address: string, init: RequestInit): Promise<Response>
  /** Receives what `console.info(…)` and its like print; `log(…)` prints at the level `log`. */
  log?(level: LogLevel, args: readonly unknown[]): void
  /** Told, once for each run that fails, why the value is `undefined`. */
  report?(problem: ExpressionProblem): void
  /**
   * Takes what a function of an action writes after the action itself has ended: a listener, the
   * end of a promise. Without it, such writes are lost.
   */
  commit?(result: ActionResult): void
}

export type LogLevel = 'log' | 'info' | 'warn' | 'error'

/** The outcome of an action. */
export interface ActionResult extends StateChange {
  /** The value that the action returned. */
  readonly value: unknown
}
