import { type CompiledExpression, compileExpression } from '../../expression'
import { setPath } from '../../utils/safePath'
import { warnOnce } from '../../utils/warn'
import type { Locals, Logic, LogicSurroundings } from './createLogic'
import { createScopedStore } from './createScopedStore'
import { createStateProxy } from './createStateProxy'
import { createStateStore, type StateStore } from './createStateStore'

/**
 * Runs code of content in full JavaScript, for a site whose policy allows that.
 *
 * @param code - The body of a function.
 * @param scope - What the code finds by name: the keys of the state, and `state`, `context`, `event` and the like.
 */
export type Evaluate = (code: string, scope: Readonly<Record<string, unknown>>) => unknown

/** What the expression language itself knows by these names. */
const NAMES = compileExpression('({ Builder, Device })', 'expression')

/** As {@link Logic} is made otherwise, with the site's own `evaluate` in the place of the expression language. */
export function createSiteLogic(
  evaluate: Evaluate,
  surroundings: LogicSurroundings,
  locals: Locals | null,
): Logic {
  const { store, context, builder } = surroundings

  function run(code: string, own: StateStore, event: unknown, block: unknown): unknown {
    return evaluate(code, {
      ...own.get(),
      state: createStateProxy(own),
      context,
      ctx: context,
      event,
      block,
      builder,
      ...(NAMES.evaluate({ ...surroundings, state: {} }) as object),
    })
  }

  /** Nothing that goes wrong reaches the drawing. */
  function guard(where: string, source: string, task: () => unknown): unknown {
    try {
      return task()
    } catch (error) {
      warnOnce(`${where}: ${error} in "${source.slice(0, 120)}". Its value is undefined.`)
      return undefined
    }
  }

  /** What an expression writes is forgotten: it would draw its block again, and again. */
  const resultOf = ({ source }: CompiledExpression, block: unknown): unknown =>
    run(bodyOf(source), createStateStore({ ...store.get(), ...locals?.values }), null, block)

  return {
    evaluate(expression, where, block = null) {
      const { source } = expression
      if (!('parts' in expression)) return guard(where, source, () => resultOf(expression, block))
      const print = (part: string | CompiledExpression): string =>
        typeof part === 'string' ? part : `${resultOf(part, block) ?? ''}`
      return expression.parts.map((part) => guard(where, source, () => print(part)) ?? '').join('')
    },
    act({ source }, where, event, block) {
      const own = createStateStore(locals?.values ?? {})
      const { itemName = '', itemPath = null } = locals ?? {}
      if (itemPath) {
        own.subscribe([itemName], () => {
          const next = setPath(store.get(), itemPath, own.get()[itemName])
          store.set(next, itemPath.slice(0, 1))
        })
      }
      const scoped = createScopedStore(store, own)
      return guard(where, source, () => run(source, scoped, event, block))
    },
  }
}

/** Stored expressions are values, unless they look like the body of a function. */
function bodyOf(source: string): string {
  return /;| return |^\s*return\b/.test(source) ? source : `return (${source}\n)`
}
