import type { ContentEntry } from '../../content/types'
import {
  type CompiledExpression,
  compileExpression,
  type ExpressionProblem,
} from '../../expression'
import { warnOnce } from '../../utils/problems/warn'
import { fromNames } from '../../utils/values/fromNames'
import type { State } from '../state/createStateStore'

/** Code of an entry in the expression language. */
export interface EntryCode {
  readonly action: CompiledExpression
  /** Names that the code can use in addition to those of all actions. */
  readonly globals: object
  /** Warns about code that the language cannot run. */
  readonly report: (problem: ExpressionProblem) => void
}

/** Names that only code of an entry can use. On its first line, to preserve line numbers. */
const prelude = (model: string): string =>
  'var element=null,update=function(change){' +
  'typeof change==="function"?change(state):Object.assign(state,change)},' +
  `ref={name:${JSON.stringify(model)},state:state,update:update};`

/** Whether code may use names of the prelude. */
const USES_PRELUDE = /\b(?:element|update|ref)\b/

/**
 * Compiles the code of an entry; `null` if it has none. Code that cannot be read does not run, not
 * even in part.
 */
export function compileEntryCode(entry: ContentEntry, model: string): EntryCode | null {
  const { data, id = 'without id' } = entry
  const { jsCode = '' } = data
  if (!jsCode.trim()) return null
  const source = USES_PRELUDE.test(jsCode) ? prelude(model) + jsCode : jsCode
  const action = compileExpression(source, 'action')

  function report({ kind, message, position }: ExpressionProblem): void {
    const at = position ?? firstUse(source, /"([\w$]+)/.exec(message)?.[1])
    const line = at < 0 ? '' : ` line ${source.slice(0, at).split('\n').length}`
    // Code goes on without an unknown name.
    const outcome = action.problem ? ' did not run,' : kind === 'unknown' ? ',' : ' stopped,'
    warnOnce(
      `the code of entry "${id}"${outcome}${line}: ${message}. Write it in other words, or pass {allowScripts: true} if you trust its authors.`,
    )
  }

  return { action, globals: { data }, report }
}

/** Position of the first use of a name; -1 if it is not used. */
function firstUse(source: string, name = ' '): number {
  const words = source.matchAll(/[\w$]+/g)
  for (const { 0: word, index } of words) if (word === name) return index
  return -1
}

/** Values that an entry's code can use while a server renders it. */
interface ServerContext {
  readonly state: State
  readonly context: unknown
  readonly attributes: unknown
}

/**
 * Returns the state after running the entry's code, on a server, and in a browser that hydrates its
 * rendering. The code has no other effects: nothing is tracked, and whatever it started is aborted.
 */
export function serverState(
  { action, globals, report }: EntryCode,
  { state, context, attributes }: ServerContext,
): State {
  const life = { current: new AbortController() }
  const builder = {
    canTrack: false,
    getUserAttributes: () => attributes,
    ...fromNames('track trackConversion setUserAttributes runAction', () => () => {}),
  }
  const result = action.act({
    state,
    context,
    builder,
    globals,
    life,
    request: () => new Promise(() => {}),
    isServer: true,
    // A name missing on the server may exist in the browser.
    report: (problem) => action.problem && report(problem),
  })
  life.current.abort()
  return result.state
}
