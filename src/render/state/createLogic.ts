import type { RefObject } from 'react'
import type {
  ActionResult,
  CompiledExpression,
  CompiledTemplate,
  ItemPlace,
  Scope,
} from '../../expression'
import { printAs, warnOnce } from '../../utils/warn'
import { createSiteLogic, type Evaluate } from './createSiteLogic'
import type { State, StateStore } from './createStateStore'

/** Names of a repeat, and where its items come from. */
export interface Locals {
  readonly values: State
  /** Where items stand, by name. */
  readonly places: Readonly<Record<string, ItemPlace>>
  /** How many items this repeat has, times those of the repeats around it. */
  readonly total: number
}

/** What expressions of an entry can reach beside its state. */
export interface LogicSurroundings {
  readonly store: StateStore
  readonly context: unknown
  /** Told that content has written to {@link LogicSurroundings.context}. */
  readonly onContextWrite?: (() => void) | undefined
  /** Functions that content may call as `builder.track(…)`. */
  readonly builder: unknown
  readonly isEditing: boolean
  readonly isPreviewing: boolean
  /** Ends what actions start that goes on. */
  readonly life?: RefObject<AbortController | null> | undefined
  /** In the place of the expression language. */
  readonly evaluate?: Evaluate | undefined
}

/** Works out expressions and runs actions, at one place of an entry. */
export interface Logic {
  /**
   * @param where - Names the block in warnings.
   * @param block - What the expression reaches as `block`.
   */
  evaluate(
    expression: CompiledExpression | CompiledTemplate,
    where: string,
    block?: unknown,
  ): unknown
  act(action: CompiledExpression, where: string, event: unknown, block: unknown): unknown
}

/** What to do where content uses what the expression language does not have. */
const WAYS_OUT = ' Register a function for it with registerAction, or pass evaluate.'

/** Makes the logic for a place: the entry itself, or an item of a repeat. */
export function createLogic(surroundings: LogicSurroundings, locals: Locals | null): Logic {
  const { store, evaluate, life, ...rest } = surroundings
  if (evaluate) return createSiteLogic(evaluate, surroundings, locals)
  let place = ''
  let current: unknown

  const scope = (where: () => string, more?: Partial<Scope>): Scope => ({
    get state() {
      return store.get()
    },
    get block() {
      return current
    },
    locals: locals?.values,
    places: locals?.places,
    data: store.data,
    ...rest,
    get context() {
      return surroundings.context
    },
    ...more,
    log: printAs,
    report({ kind, message, source }) {
      // Data that is still on its way is nothing to warn of.
      if (kind === 'missing') return
      const isUnsupported = kind === 'syntax' || kind === 'unknown'
      const more = isUnsupported ? WAYS_OUT : ''
      warnOnce(
        `${where()}: ${message} in "${source.slice(0, 120)}". Its value is undefined.${more}`,
      )
    },
    commit: keep,
  })

  function keep({ state, changed }: Pick<ActionResult, 'state' | 'changed'>): void {
    store.set(state, changed)
  }

  const shared = scope(() => place)
  return {
    evaluate(expression, where, block) {
      place = where
      current = block
      return 'render' in expression ? expression.render(shared) : expression.evaluate(shared)
    },
    act(action, where, event, block) {
      const result = action.act(scope(() => where, { event, block, signal: life?.current?.signal }))
      keep(result)
      return result.value
    },
  }
}
