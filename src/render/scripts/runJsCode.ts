import { randomLetters } from '../../utils/randomLetters'
import { errorOnce } from '../../utils/warn'
import { runScript, type ScriptPlace } from './runScript'

/** What the code of an entry finds by name. */
export interface JsCodeScope {
  readonly data: unknown
  readonly ref: unknown
  readonly state: unknown
  readonly update: unknown
  readonly element: unknown
  readonly Builder: unknown
  readonly builder: unknown
  readonly context: unknown
}

/**
 * Runs the code of an entry as the body of a function, in an inline script of the page.
 *
 * The script hands its function to a name that is there only while it runs: a page whose policy allows the
 * script need not allow `eval`.
 */
export function runJsCode(code: string, scope: JsCodeScope, place: ScriptPlace): void {
  const view = place.window as unknown as Record<string, unknown>
  const name = `siteblocks${randomLetters()}`
  const names = Object.keys(scope)
  view[name] = (run: (...values: unknown[]) => unknown) => {
    const result = run(...Object.values(scope))
    Promise.resolve(result).catch((error) =>
      errorOnce(`a script of ${place.where} failed: ${String(error)}`, error),
    )
  }
  // On a line of its own, since the code may end in a comment.
  runScript(`${name}(function(${names}){${code}\n})`, place)
  delete view[name]
}
