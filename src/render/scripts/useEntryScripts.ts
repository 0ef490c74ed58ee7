import { type RefObject, useEffect, useLayoutEffect, useMemo } from 'react'
import type { ContentEntry } from '../../content/types'
import { warnOnce } from '../../utils/warn'
import type { LogicSurroundings } from '../state/createLogic'
import type { EntryStore } from '../state/createStateStore'
import { createEntryHandle } from './createEntryHandle'
import { runJsCode } from './runJsCode'

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
