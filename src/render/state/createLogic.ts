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
import { printAs, warnOnce } from '../../utils/warn'
import { createStateProxy, type ProxiedStore } from './createStateProxy'
import type { State, StateStore } from './createStateStore'

export interface Locals {
  readonly values: State
  readonly positions: Readonly<Record<string, ListPosition>>
  /** How many items this repeat has, times those of the repeats around it. */
  readonly total: number
}

/** Names that expressions of an entry can use beside its state. */
export interface LogicEnvironment {
  readonly store: StateStore
  readonly context: unknown
  /** Functions that content may call as `builder.track(…)`. */
  readonly builder: unknown
  /** Functions of the site that content may call by name. */
  readonly globals?: object
  readonly isEditing: boolean
  readonly isPreviewing: boolean
  /** Ends what actions have started that goes on. */
  readonly life?: Scope['life']
  /** Sends what actions pass to `fetch`. */
  readonly request?: Scope['request']
  /** @default Warns of what is not usual while data is on its way. */
  readonly report?: Scope['report']
  /** In the place of the expression language. */
  readonly evaluate?: Evaluate | undefined
}

/** Works out expressions and runs actions, at one place of an entry. */
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

/** Remedy where content needs more than the expression language offers. */
const WAYS_OUT = ' Use registerAction or evaluate.'

/** Makes the logic for a place: the entry itself, or an item of a repeat. */
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
      // Data that is still on its way is nothing to warn of.
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
 * Runs code of content in full JavaScript, for a site whose policy allows that.
 *
 * @param code - The body of a function.
 * @param scope - Names for the code: the keys of the state, and `state`, `context`, `event` and the
 *   like.
 */
export type Evaluate = (code: string, scope: Readonly<Record<string, unknown>>) => unknown

/**
 * As {@link Logic} is made otherwise, with the site's own `evaluate` in the place of the expression
 * language.
 */
function createSiteLogic(
  evaluate: Evaluate,
  environment: LogicEnvironment,
  locals: Locals | null,
): Logic {
  const { store, context, builder, globals } = environment
  /** The expression language's own values of these names. */
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

  /** Nothing that goes wrong reaches the rendering. */
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
      const print = (part: string | CompiledExpression): string =>
        typeof part === 'string' ? part : `${work(part, block) ?? ''}`
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
 * A store for expressions: what they write is forgotten, since it would render their block again,
 * and again.
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

/** Stored expressions are values, unless they look like the body of a function. */
function bodyOf(source: string): string {
  return /;| return |^\s*return\b/.test(source) ? source : `return (${source}\n)`
}
