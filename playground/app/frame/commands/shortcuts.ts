import { useEffect, useRef } from 'react'
import type { PreviewPage } from '../../preview/usePreview'

/** Keys and what they do, by where they work. */
export const SHORTCUTS = [
  {
    title: 'Everywhere',
    keys: [
      ['Search entries, options, steps and guides', 'Ctrl K'],
      ['Save', 'Ctrl S'],
      ['Undo', 'Ctrl Z'],
      ['Redo', 'Ctrl Shift Z'],
      ['Show this list', '?'],
    ],
  },
  {
    title: 'On a block under Content',
    keys: [
      ['Move up or down', 'Alt ↑ ↓'],
      ['Duplicate', 'Ctrl D'],
      ['Delete', 'Delete'],
      ['Close its form', 'Esc'],
    ],
  },
] as const

/** Actions of the keys that work everywhere; `undefined` for one with nothing to act on. */
export interface ShortcutActions {
  readonly search: (() => void) | undefined
  readonly save: (() => void) | undefined
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  readonly list: (() => void) | undefined
}

/** Fields have their own undo, and take a question mark. */
const FIELDS = 'input, textarea, select, [contenteditable]'

/** The action of a key, if any. */
export function actionOf(event: KeyboardEvent): keyof ShortcutActions | undefined {
  const { key, metaKey, ctrlKey, shiftKey, altKey } = event
  // Inside a shadow root, `target` is its host. `instanceof` fails for elements of another window.
  const [target] = event.composedPath()
  const isField = target && 'closest' in target && (target as Element).closest(FIELDS) !== null
  if (altKey) return undefined
  if (!metaKey && !ctrlKey) return key === '?' && !isField ? 'list' : undefined
  switch (key.toLowerCase()) {
    case 'k':
      return 'search'
    case 's':
      return 'save'
    case 'z':
      if (isField) return undefined
      return shiftKey ? 'redo' : 'undo'
  }
  return undefined
}

/** Binds the keys, in the playground and in the page of its preview. */
export function useShortcuts(
  actions: ShortcutActions,
  { frame, load, status }: Pick<PreviewPage, 'frame' | 'load' | 'status'>,
): void {
  const latest = useRef(actions)
  latest.current = actions
  const page = status.phase === 'loading' ? undefined : load

  // biome-ignore lint/correctness/useExhaustiveDependencies: each load has a window of its own
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const action = actionOf(event)
      const run = action && latest.current[action]
      if (!run) return
      event.preventDefault()
      run()
    }
    // Not their windows: that of a frame belongs to nobody once its page fails to load.
    const documents = [document, frame.current?.contentDocument]
    for (const each of documents) each?.addEventListener('keydown', onKeyDown)
    return () => {
      for (const each of documents) each?.removeEventListener('keydown', onKeyDown)
    }
  }, [frame, page])
}
