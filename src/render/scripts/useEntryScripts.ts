import { type RefObject, useEffect, useLayoutEffect, useMemo } from 'react'
import type { ContentEntry } from '../../content/types'
import { randomLetters } from '../../utils/randomId'
import { errorOnce, warnOnce } from '../../utils/warn'
import type { LogicSurroundings } from '../state/createLogic'
import { createStateProxy } from '../state/createStateProxy'
import type { EntryStore, StateStore } from '../state/createStateStore'
import { runScript, type ScriptPlace } from './runScript'

/** What the code of an entry works with. */
export interface EntryScriptParts {
  readonly entry: ContentEntry
  readonly model: string
  /** The element that holds the entry. */
  readonly root: RefObject<HTMLElement | null>
  readonly window: Window
  readonly store: EntryStore
  readonly surroundings: LogicSurroundings
  readonly nonce: string | undefined
  readonly allowScripts: boolean | undefined
}

/**
 * Runs an entry's own code, once, before the entry is painted; and tells the page that the entry is there, and
 * when its state changes.
 */
export function useEntryScripts(parts: EntryScriptParts): void {
  const { entry, model, root, window, store, surroundings, nonce, allowScripts } = parts
  const { jsCode } = entry.data
  const handle = useMemo(() => createEntryHandle(model, store), [model, store])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only other code runs again, or code for another state.
  useLayoutEffect(() => {
    const element = root.current
    if (!jsCode?.trim() || !element) return
    const where = `entry "${entry.id ?? 'without id'}"`
    if (!allowScripts) {
      warnOnce(
        `the code of ${where} was not run. Pass {allowScripts: true} if you trust its authors.`,
      )
      return
    }
    const { builder, context, isEditing, isPreviewing } = surroundings
    const scope = {
      data: entry.data,
      ref: handle,
      state: handle.state,
      update: handle.update,
      element,
      Builder: { isBrowser: true, isServer: false, isEditing, isPreviewing },
      builder,
      context,
    }
    runJsCode(jsCode, scope, { window, nonce, where, root: element.getRootNode() })
  }, [jsCode, store, allowScripts])

  useEffect(() => {
    const tell = (name: string, detail: object): void => {
      window.dispatchEvent(new CustomEvent(`builder:component:${name}`, { detail }))
    }
    const timer = setTimeout(() => tell('load', { ref: handle }))
    const leave = store.observe((state) => tell('stateChange', { state, ref: handle }))
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [handle, store, window])
}

/** What scripts and the page hold of an entry that is rendered. */
interface EntryHandle {
  /** Name of the entry's model. */
  readonly name: string
  /** May be written to, at any depth. */
  readonly state: Record<string, unknown>
  /** Changes the state: by a function that writes to it, or by values that are put into it. */
  readonly update: (
    change: ((state: Record<string, unknown>) => void) | Readonly<Record<string, unknown>>,
  ) => void
}

/** Makes the handle of an entry. */
function createEntryHandle(name: string, store: StateStore): EntryHandle {
  const { state } = createStateProxy(store)
  return {
    name,
    state,
    update(change) {
      if (typeof change === 'function') change(state)
      else Object.assign(state, change)
    },
  }
}

/** What the code of an entry finds by name. */
interface JsCodeScope {
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
function runJsCode(code: string, scope: JsCodeScope, place: ScriptPlace): void {
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
