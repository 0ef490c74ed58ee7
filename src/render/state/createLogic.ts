import {
  type ActionResult,
  type CompiledExpression,
  type CompiledTemplate,
  compileExpression,
  createLiveData,
  type ExpressionProblem,
  type ListPosition,
  type LiveData,
  type Scope,
} from '../../expression'
import { printAs, warnOnce } from '../../utils/problems/warn'
import { isRecord } from '../../utils/values/isRecord'
import { createStateProxy, type ProxiedStore } from './createStateProxy'
import type { State, StateStore } from './createStateStore'

export interface Locals {
  readonly values: State
  readonly positions: Readonly<Record<string, ListPosition>>
  /** Number of items, multiplied by those of the outer repeats. */
  readonly total: number
}

/** The names of two repeats, one inside the other. */
export function joinLocals(outer: Locals | null, inner: Locals | null): Locals | null {
  if (!outer || !inner) return outer ?? inner
  return {
    values: { ...outer.values, ...inner.values },
    positions: { ...outer.positions, ...inner.positions },
    total: outer.total * inner.total,
  }
}

/** Names that expressions of an entry can use in addition to its state. */
export interface LogicEnvironment {
  readonly store: StateStore
  readonly context: unknown
  /** Functions that content calls as `builder.track(…)`. */
  readonly builder: unknown
  /** Functions of the site that content may call by name. */
  readonly globals?: object
  readonly isEditing: boolean
  /** Aborts what actions have started. */
  readonly life?: Scope['life']
  /** Sends the requests that actions make with `fetch`. */
  readonly request?: Scope['request']
  /** @default Warns, except about data that may still arrive. */
  readonly report?: Scope['report']
  /** Chooses the visitor's language of localised values. */
  readonly localize?: Scope['localize']
  /** Replaces the expression language. */
  readonly evaluate?: Evaluate | undefined
}

/** Evaluates expressions and runs actions in one context of an entry. */
export interface Logic {
  /**
   * @param where - Names the block in warnings.
   * @param block - Value of `block` in the expression.
   */
  evaluate(
    expression: CompiledExpression | CompiledTemplate,
    where: string,
    block?: unknown,
  ): unknown
  act(action: CompiledExpression, where: string, event: unknown, block: unknown): unknown
}

/** Values that the expressions of a block see. A repeat has one for each of its items. */
export interface LogicScope {
  /** The state of the entry. */
  readonly store: StateStore
  /** Names that expressions can use in addition to the state. */
  readonly logicEnvironment: LogicEnvironment
  /** Evaluates expressions in this context: the entry, or an item of a repeat. */
  readonly logic: Logic
  /** Names that repeats around the block define; `null` outside of repeats. */
  readonly locals: Locals | null
}

export function logicScope(logicEnvironment: LogicEnvironment, locals: Locals | null): LogicScope {
  const { store } = logicEnvironment
  return { store, logicEnvironment, locals, logic: createLogic(logicEnvironment, locals) }
}

/** Remedy for code that the expression language does not support. */
const WAYS_OUT = ' Use registerAction or evaluate.'

/** Makes the logic of a context: the entry itself, or an item of a repeat. */
export function createLogic(environment: LogicEnvironment, locals: Locals | null): Logic {
  const { store, evaluate, ...rest } = environment
  if (evaluate) return createSiteLogic(evaluate, environment, locals)
  let location = ''
  let current: unknown

  const scope = (where: () => string, more?: Partial<Scope>): Scope => ({
    get state() {
      return store.get()
    },
    get block() {
      return current
    },
    locals: locals?.values,
    positions: locals?.positions,
    data: store.data,
    ...rest,
    ...more,
    log: printAs,
    report: rest.report ?? warn(where),
    commit: keep,
  })

  const warn =
    (where: () => string) =>
    ({ kind, message, source }: ExpressionProblem) => {
      // Missing data may still arrive.
      if (kind === 'missing') return
      const more = kind === 'syntax' || kind === 'unknown' ? WAYS_OUT : ''
      warnOnce(
        `${where()}: ${message} in "${source.slice(0, 120)}". Its value is undefined.${more}`,
      )
    }

  function keep({ state, changed }: Pick<ActionResult, 'state' | 'changed'>): void {
    store.set(state, changed)
  }

  const shared = scope(() => location)
  return {
    evaluate(expression, where, block) {
      location = where
      current = block
      return 'render' in expression ? expression.render(shared) : expression.evaluate(shared)
    },
    act(action, where, event, block) {
      const result = action.act(scope(() => where, { event, block }))
      keep(result)
      return result.value
    },
  }
}

/**
 * Runs code of the content as full JavaScript, for a site whose policy allows that.
 *
 * @param code - A function body.
 * @param scope - Names for the code: the keys of the state, and `state`, `context`, `event` and
 *   others.
 */
export type Evaluate = (code: string, scope: Readonly<Record<string, unknown>>) => unknown

/** Makes a {@link Logic} that uses the site's own `evaluate` instead of the expression language. */
function createSiteLogic(
  evaluate: Evaluate,
  environment: LogicEnvironment,
  locals: Locals | null,
): Logic {
  const { store, context, builder, globals } = environment
  /** The values that the expression language has for these names. */
  const names = compileExpression('({ Builder, Device })', 'expression')

  function run(code: string, target: ProxiedStore, event: unknown, block: unknown): unknown {
    const { state, show } = createStateProxy(target, locals?.values, locals?.positions)
    return show(
      evaluate(code, {
        ...globals,
        ...state,
        state,
        context,
        ctx: context,
        event,
        block,
        builder,
        ...(names.evaluate({ ...environment, state: {} }) as object),
      }),
    )
  }

  /** Keeps errors away from rendering. */
  function guard(where: string, source: string, task: () => unknown): unknown {
    try {
      return task()
    } catch (error) {
      warnOnce(`${where}: ${error} in "${source.slice(0, 120)}". Its value is undefined.`)
      return undefined
    }
  }

  const work = ({ source }: CompiledExpression, block: unknown): unknown =>
    run(bodyOf(source), copyStore(store), null, block)

  return {
    evaluate(expression, where, block = null) {
      const { source } = expression
      if (!('pieces' in expression)) return guard(where, source, () => work(expression, block))
      const print = (part: string | CompiledExpression): string => {
        if (typeof part === 'string') return part
        const value = work(part, block)
        const shown = environment.localize?.(value) ?? value
        return expression.write(isRecord(shown) ? '' : `${shown ?? ''}`)
      }
      return expression.pieces
        .map((piece) => guard(where, source, () => print(piece)) ?? '')
        .join('')
    },
    act: ({ source }, where, event, block) =>
      guard(where, source, () => run(source, store, event, block)),
  }
}

const copies = new WeakMap<StateStore, LiveData>()

/**
 * A store for expressions that discards their writes: a write would render the block again, in a
 * loop.
 */
function copyStore(store: StateStore): ProxiedStore {
  let state = store.get()
  // Copied again only after a write.
  const data = copies.get(store) ?? createLiveData(store.data)
  copies.set(store, data)
  const forget = (): void => void copies.delete(store)
  return {
    data,
    get: () => state,
    peek: () => state,
    touch: forget,
    set(next) {
      state = next
      forget()
    },
    merge(values) {
      state = { ...state, ...values }
    },
  }
}

/** Stored expressions are values, unless they look like a function body. */
function bodyOf(source: string): string {
  return /;| return |^\s*return\b/.test(source) ? source : `return (${source}\n)`
}
