import { type SearchLimiter, withSearchLimiter } from '../../expression/regExp/searchWith'
import { STEPS_PER_MILLISECOND } from '../../expression/runtime/limits'
import { refuse } from '../../expression/runtime/problem'
import { spend } from '../../expression/runtime/run'

/** Milliseconds that a regular expression of content may search. */
export const MAX_SEARCH_MS = 100

/** Patterns that repeat nothing cannot backtrack for long. */
const REPEATS = /[*+?{]/

/**
 * Runs `task`, in which a search of a regular expression ends after {@link MAX_SEARCH_MS} and costs
 * steps for its time. An engine may try exponentially many ways to match a pattern, and the server
 * would answer nobody meanwhile.
 *
 * Only Node can end a search, by `node:vm`. Elsewhere, the platform limits the time of a request.
 */
export function limitSearchTime<T>(task: () => T): T {
  limiter ??= createLimiter()
  return withSearchLimiter(limiter, task)
}

let limiter: SearchLimiter | undefined

/** The part of Node that is used. */
interface NodeProcess {
  getBuiltinModule?(name: 'node:vm'): {
    createContext(globals: object): object
    readonly Script: new (
      code: string,
    ) => { runInContext(context: object, options: { readonly timeout: number }): unknown }
  }
}

function createLimiter(): SearchLimiter {
  const { process } = globalThis as { readonly process?: NodeProcess }
  const vm = process?.getBuiltinModule?.('node:vm')
  if (!vm) return (search) => search()
  const context: { search?: (() => unknown) | undefined } = vm.createContext({})
  const script = new vm.Script('search()')
  return <T>(search: () => T, searcher: RegExp): T => {
    if (!REPEATS.test(searcher.source)) return search()
    const start = performance.now()
    context.search = search
    try {
      return script.runInContext(context, { timeout: MAX_SEARCH_MS }) as T
    } catch (error) {
      if (!isTimeout(error)) throw error
      return refuse(
        'limit',
        `The regular expression ${searcher} has searched for more than ${MAX_SEARCH_MS} ms`,
      )
    } finally {
      context.search = undefined
      spend((performance.now() - start) * STEPS_PER_MILLISECOND)
    }
  }
}

function isTimeout(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
