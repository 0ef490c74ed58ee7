import { type RefObject, useEffect } from 'react'
import type { Client } from '../../client/Client'
import { blockId } from '../../content/blockId'
import { isRecord } from '../../utils/isRecord'
import { playAnimation } from '../animation/startAnimation'
import type { State, StateStore } from '../state/createStateStore'

/** What an author's editor may ask of a rendered entry. */
export interface EditorRequestParts {
  readonly client: Client | undefined
  readonly model: string
  /** The element that holds the entry. */
  readonly root: RefObject<HTMLElement | null>
  readonly window: Window
  readonly store: StateStore
  /** What expressions reach as `context`; names the block of the symbol that the entry is inside of. */
  readonly context: unknown
}

/** Does what the editor around the page asks for: another state, an animation to look at. */
export function useEditorRequests(parts: EditorRequestParts): void {
  const { client, model, root, window, store, context } = parts
  const editing = client?.editing
  const symbolId = isRecord(context) ? context.symbolId : undefined

  useEffect(() => {
    if (!editing) return
    const reset = (state: State): void =>
      store.set(state, Object.keys({ ...store.get(), ...state }))
    const leave = [
      editing.on('resetState', (wanted) => wanted.model === model && reset(wanted.state)),
      editing.on('resetSymbolState', ({ id, state }) => builderId(id) === symbolId && reset(state)),
      editing.on('triggerAnimation', ({ elementId, animation }) => {
        const selector = `[builder-id="${CSS.escape(builderId(elementId))}"]`
        for (const element of root.current?.querySelectorAll(selector) ?? []) {
          // Others belong to an entry inside this one.
          if (element.closest('.builder-component') !== root.current) continue
          playAnimation(element, animation, window)
        }
      }),
    ]
    return () => {
      for (const stop of leave) stop()
    }
  }, [editing, model, root, window, store, symbolId])
}

/** What the element of the block with this id carries as `builder-id`. */
function builderId(id: string): string {
  return blockId({ id }, '')
}
