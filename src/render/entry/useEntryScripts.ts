import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { ContentEntry } from '../../content/types'
import { randomLetters } from '../../utils/text/randomId'
import { compileEntryCode } from '../scripts/entryCode'
import { reportFailure, runScript, type ScriptContext } from '../scripts/runScript'
import { announceEntry } from '../state/announceEntry'
import { createLogic } from '../state/createLogic'
import { createStateProxy } from '../state/createStateProxy'
import { entryHandle } from '../state/entryHandle'
import type { ContentProps } from './ContentProps'
import type { EntryEnvironment } from './useEntryState'

/**
 * Runs an entry's own code once, before its blocks render: as a script of the page if scripts are
 * allowed, else in the expression language. Also tells the page when the entry is there and when
 * its state changes.
 *
 * @returns Whether the blocks may render. Blocks read initial values once, and those in symbols run
 *   code of their own, so they wait for the effect that runs the code. It is not run while React
 *   renders, since React may discard that.
 */
export function useEntryScripts(
  { model, window, nonce, allowScripts, resumed }: ContentProps,
  entry: ContentEntry,
  root: RefObject<HTMLElement | null>,
  environment: EntryEnvironment,
): boolean {
  const { jsCode = '' } = entry.data
  const { store, awaitsCode } = environment
  const [startedWith, startWith] = useState<object>()
  // Applies to the first render only: another entry has its own handle.
  const taken = useRef(resumed)
  taken.current = resumed
  const [handle, isAnnounced, proceed] = useMemo(() => {
    const { state } = createStateProxy(store)
    const before = taken.current?.state
    const handle = before?.handle ?? entryHandle(model, () => state)
    return [handle, before !== undefined, () => before?.continueIn(state)]
  }, [model, store])
  useLayoutEffect(proceed, [proceed])

  const run = useEffectEvent((jsCode: string, allowScripts: boolean | undefined) => {
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
    const { builder, context, isEditing } = environment
    const { state, update } = handle
    const Builder = { isBrowser: true, isServer: false, isEditing, isPreviewing: isEditing }
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
  // Runs again only for other code, or another state.
  useLayoutEffect(() => {
    run(jsCode, allowScripts)
    // Renders the blocks before the browser paints.
    if (awaitsCode) startWith(store)
  }, [jsCode, allowScripts, awaitsCode, store])

  useEffect(
    () => announceEntry(handle, store, window, isAnnounced),
    [handle, store, window, isAnnounced],
  )
  return !awaitsCode || startedWith === store
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
    Promise.resolve(result).catch((error) => reportFailure(context.where, error))
  }
  // On a separate line, because the code may end in a comment.
  runScript(`${name}(function(${Object.keys(scope)}){${code}\n})`, context)
  delete view[name]
}
