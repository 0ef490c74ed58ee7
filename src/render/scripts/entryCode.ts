import type { ContentEntry } from '../../content/types'
import {
  type CompiledExpression,
  compileExpression,
  type ExpressionProblem,
  keepReadable,
} from '../../expression'
import { warnOnce } from '../../utils/warn'
import type { State } from '../state/createStateStore'

/** Code of an entry that runs in the expression language. */
export interface EntryCode {
  readonly action: CompiledExpression
  /** Names that the code can use beside those of all actions. */
  readonly globals: object
  /** Warns of what the language cannot do. */
  readonly report: (problem: ExpressionProblem) => void
}

/**
 * Names that are there for code of an entry only. On its first line, so that its lines keep their
 * numbers.
 */
const prelude = (model: string): string =>
  'var element=null,update=function(change){' +
  'typeof change==="function"?change(state):Object.assign(state,change)},' +
  `ref={name:${JSON.stringify(model)},state:state,update:update};`

/** Whether code might use them. */
const USES_PRELUDE = /\b(?:element|update|ref)\b/

/** Compiles the code of an entry; `null` where it has none. */
export function compileEntryCode(entry: ContentEntry, model: string): EntryCode | null {
  const { data, id = 'without id' } = entry
  const { jsCode = '' } = data
  if (!jsCode.trim()) return null
  const readable = keepReadable(jsCode)
  const withPrelude = (code: string): string =>
    USES_PRELUDE.test(code) ? prelude(model) + code : code
  const compiled = compileExpression(withPrelude(readable.source), 'action')
  const lineAt = (position: number): number => jsCode.slice(0, position).split('\n').length
  const lines = readable.leftOut.map(({ start, end }) => `${lineAt(start)}-${lineAt(end)}`)
  /** Consequence of each problem in code. A missing name need not stop it. */
  const outcomes: Partial<Record<ExpressionProblem['kind'], string>> = {
    syntax: ` ran without lines ${lines.join(', ').replace(/(\d+)-\1\b/g, '$1')} because of`,
    unknown: ',',
  }

  function report({ kind, message, position }: ExpressionProblem): void {
    const at = position ?? firstUse(jsCode, /"([\w$]+)/.exec(message)?.[1])
    const line = at < 0 ? '' : ` line ${lineAt(at)}`
    warnOnce(
      `the code of entry "${id}"${outcomes[kind] ?? ' stopped,'}${line}: ${message}. Write it in other words, or pass {allowScripts: true} if you trust its authors.`,
    )
  }

  const action: CompiledExpression = {
    ...compiled,
    // The site's `evaluate` can run all of it.
    source: withPrelude(jsCode),
    act(scope) {
      if (readable.problem) scope.report?.({ ...readable.problem, kind: 'syntax' })
      return compiled.act(scope)
    },
  }
  return { action, globals: { data }, report }
}

/** Where a name stands that a message quotes; -1 where it does not. */
function firstUse(source: string, name = ' '): number {
  const words = source.matchAll(/[\w$]+/g)
  for (const { 0: word, index } of words) if (word === name) return index
  return -1
}

/** Values that code of an entry can reach while a server renders it. */
interface ServerContext {
  readonly state: State
  readonly context: unknown
  readonly attributes: unknown
}

/**
 * Gives the state that the code of an entry makes of its first one on a server, and in a browser
 * that begins with what the server rendered. Nothing else comes of it: nothing is tracked, and what
 * it starts ends with it.
 */
export function serverState(
  { action, globals, report }: EntryCode,
  { state, context, attributes }: ServerContext,
): State {
  const life = { current: new AbortController() }
  const nothing = (): void => {}
  const builder = {
    canTrack: false,
    getUserAttributes: () => attributes,
    ...Object.fromEntries(MUTED.map((name) => [name, nothing])),
  }
  const result = action.act({
    state,
    context,
    builder,
    globals,
    life,
    request: () => new Promise(() => {}),
    isServer: true,
    // The browser may have what the server lacks.
    report: (problem) => problem.kind === 'syntax' && report(problem),
  })
  life.current.abort()
  return result.state
}

const MUTED = ['track', 'trackConversion', 'setUserAttributes', 'runAction']
