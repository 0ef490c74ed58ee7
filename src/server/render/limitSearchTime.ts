import { type SearchLimiter, withSearchLimiter } from '../../expression/regExp/searchWith'
import { STEPS_PER_MILLISECOND } from '../../expression/runtime/limits'
import { refuse } from '../../expression/runtime/problem'
import { spend } from '../../expression/runtime/run'

/** Milliseconds of the processor's time that a regular expression of content may search. */
export const MAX_SEARCH_MS = 100

/** Milliseconds after which Node ends the first try of a search, and those after it. */
const TRY_MS = [MAX_SEARCH_MS, 2 * MAX_SEARCH_MS, 4 * MAX_SEARCH_MS]

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
  cpuUsage(): CpuUsage
  /** Since Node 23.9. */
  threadCpuUsage?(): CpuUsage
}

/** Microseconds. */
interface CpuUsage {
  readonly user: number
  readonly system: number
}

function createLimiter(): SearchLimiter {
  const { process } = globalThis as { readonly process?: NodeProcess }
  const vm = process?.getBuiltinModule?.('node:vm')
  if (!process || !vm) return (search) => search()
  const context: { search?: (() => unknown) | undefined } = vm.createContext({})
  const script = new vm.Script('search()')

  const cpuMilliseconds = () => {
    const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
    return (user + system) / 1000
  }

  return <T>(search: () => T, searcher: RegExp): T => {
    if (!REPEATS.test(searcher.source)) return search()
    const { lastIndex } = searcher
    const start = cpuMilliseconds()
    context.search = search
    try {
      // Node's limit is one of time that passes, and also ends searches that were only kept waiting.
      for (const timeout of TRY_MS) {
        try {
          searcher.lastIndex = lastIndex
          return script.runInContext(context, { timeout }) as T
        } catch (error) {
          if (!isTimeout(error)) throw error
          if (cpuMilliseconds() - start >= 0.9 * MAX_SEARCH_MS) break
        }
      }
    } finally {
      context.search = undefined
      spend((cpuMilliseconds() - start) * STEPS_PER_MILLISECOND)
    }
    return refuse(
      'limit',
      `The regular expression ${searcher} has searched for more than ${MAX_SEARCH_MS} ms`,
    )
  }
}

function isTimeout(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
