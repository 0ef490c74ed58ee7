import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import type { ContentEntry } from '../../content/types'
import { errorOnce } from '../../utils/problems/warn'
import { randomLetters } from '../../utils/text/randomId'
import { compileEntryCode } from '../scripts/entryCode'
import { runScript, type ScriptContext } from '../scripts/runScript'
import { announceEntry } from '../state/announceEntry'
import { createLogic } from '../state/createLogic'
import { createStateProxy } from '../state/createStateProxy'
import { entryHandle } from '../state/entryHandle'
import type { ContentProps } from './ContentProps'
import type { EntryEnvironment } from './useEntryState'

/**
 * Runs an entry's own code once, before the entry is painted: as a script of the page if scripts
 * are allowed, else in the expression language. Also tells the page when the entry is there and
 * when its state changes.
 */
export function useEntryScripts(
  { model, window, nonce, allowScripts, resumed }: ContentProps,
  entry: ContentEntry,
  root: RefObject<HTMLElement | null>,
  environment: EntryEnvironment,
): void {
  const { jsCode = '' } = entry.data
  const { store } = environment
  // Applies to the first render only: another entry has its own handle.
  const taken = useRef(resumed)
  taken.current = resumed
  const [handle, continued] = useMemo(() => {
    const { state } = createStateProxy(store)
    const before = taken.current?.state
    return [before?.handle ?? entryHandle(model, () => state), () => before?.continueIn(state)]
  }, [model, store])
  useLayoutEffect(continued, [continued])

  // Runs again only for other code, or another state.
  const program = useMemo(() => ({ jsCode, store, allowScripts }), [jsCode, store, allowScripts])
  const run = useEffectEvent(({ jsCode, allowScripts }: typeof program) => {
    const element = root.current
    const code = compileEntryCode(entry, model)
    if (!code || !element) return
    const where = `entry "${entry.id ?? 'without id'}"`
    if (!allowScripts) {
      const globals = { ...code.globals, ...environment.globals }
      createLogic({ ...environment, globals, report: code.report }, null).act(
        code.action,
        where,
        null,
        null,
      )
      return
    }
    const { builder, context, isEditing, isPreviewing } = environment
    const { state, update } = handle
    const Builder = { isBrowser: true, isServer: false, isEditing, isPreviewing }
    const scope = {
      data: entry.data,
      ref: handle,
      state,
      update,
      element,
      Builder,
      builder,
      context,
    }
    runJsCode(jsCode, scope, { window, nonce, where, root: element.getRootNode() })
  })
  useLayoutEffect(() => run(program), [program])

  const known = useRef(resumed?.state.handle)
  useEffect(
    () => announceEntry(handle, store, window, { isAnnounced: handle === known.current }),
    [handle, store, window],
  )
}

/**
 * Runs the code of an entry as a function body, in an inline script of the page.
 *
 * The script passes its function to a temporary global. So a page whose policy allows inline
 * scripts need not allow `eval`.
 *
 * @param scope - Names for the code.
 */
function runJsCode(code: string, scope: object, context: ScriptContext): void {
  const view = context.window as unknown as Record<string, unknown>
  const name = `siteblocks${randomLetters()}`
  view[name] = (run: (...values: unknown[]) => unknown) => {
    const result = run(...Object.values(scope))
    Promise.resolve(result).catch((error) =>
      errorOnce(`a script in ${context.where} failed: ${String(error)}`, error),
    )
  }
  // On a separate line, because the code may end in a comment.
  runScript(`${name}(function(${Object.keys(scope)}){${code}\n})`, context)
  delete view[name]
}
