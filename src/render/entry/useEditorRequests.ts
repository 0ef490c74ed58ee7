import { type RefObject, useEffect } from 'react'
import { blockId } from '../../content/blockId'
import { combineUndos } from '../../utils/timing/combineUndos'
import { isRecord } from '../../utils/values/isRecord'
import { playAnimation } from '../animation/startAnimation'
import type { State, StateStore } from '../state/createStateStore'
import type { ContentProps } from './ContentProps'

/**
 * Carries out requests of the editor around the page: another state, or an animation to preview.
 */
export function useEditorRequests(
  { client, model, window, context, entry }: ContentProps,
  root: RefObject<HTMLElement | null>,
  store: StateStore,
): void {
  const editing = client?.editing
  const contentId = entry.id
  const symbolId = isRecord(context) ? context.symbolId : undefined

  useEffect(() => {
    if (!editing) return
    const reset = (state: State): void =>
      store.set(state, Object.keys({ ...store.get(), ...state }))
    return combineUndos([
      editing.on('resetState', (wanted) => wanted.model === model && reset(wanted.state)),
      editing.on('resetSymbolState', ({ id, state }) => builderId(id) === symbolId && reset(state)),
      editing.on('getState', () => editing.showState({ model, contentId, state: store.get() })),
      editing.on('triggerAnimation', ({ elementId, animation }) => {
        const selector = `[builder-id="${CSS.escape(builderId(elementId))}"]`
        for (const element of root.current?.querySelectorAll(selector) ?? []) {
          // Belongs to a nested entry.
          if (element.closest('.builder-component') !== root.current) continue
          playAnimation(element, animation, window)
        }
      }),
    ])
  }, [editing, model, contentId, root, window, store, symbolId])
}

/** Value of `builder-id` on the element of the block with this id. */
function builderId(id: string): string {
  return blockId({ id }, '')
}
