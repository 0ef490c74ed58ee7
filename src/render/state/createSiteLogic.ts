import {
  type CompiledExpression,
  compileExpression,
  createLiveData,
  type LiveData,
} from '../../expression'
import { warnOnce } from '../../utils/warn'
import type { Locals, Logic, LogicSurroundings } from './createLogic'
import { createStateProxy, type ProxiedStore } from './createStateProxy'
import type { StateStore } from './createStateStore'

/**
 * Runs code of content in full JavaScript, for a site whose policy allows that.
 *
 * @param code - The body of a function.
 * @param scope - What the code finds by name: the keys of the state, and `state`, `context`, `event` and the like.
 */
export type Evaluate = (code: string, scope: Readonly<Record<string, unknown>>) => unknown

/** As {@link Logic} is made otherwise, with the site's own `evaluate` in the place of the expression language. */
export function createSiteLogic(
  evaluate: Evaluate,
  surroundings: LogicSurroundings,
  locals: Locals | null,
): Logic {
  const { store, context, builder, globals } = surroundings
  /** What the expression language itself knows by these names. */
  const names = compileExpression('({ Builder, Device })', 'expression')

  function run(code: string, target: ProxiedStore, event: unknown, block: unknown): unknown {
    const { state, show } = createStateProxy(target, locals?.values, locals?.places)
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
        ...(names.evaluate({ ...surroundings, state: {} }) as object),
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
      if (!('parts' in expression)) return guard(where, source, () => work(expression, block))
      const print = (part: string | CompiledExpression): string =>
        typeof part === 'string' ? part : `${work(part, block) ?? ''}`
      return expression.parts.map((part) => guard(where, source, () => print(part)) ?? '').join('')
    },
    act: ({ source }, where, event, block) =>
      guard(where, source, () => run(source, store, event, block)),
  }
}

const copies = new WeakMap<StateStore, LiveData>()

/** A store for expressions: what they write is forgotten, since it would render their block again, and again. */
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
