import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import type { Block, ContentEntry } from '../../../../src/content/types'
import { servedEntry } from '../../draft/useShownDraft'
import { usePlayground } from '../../shell/PlaygroundContext'
import { moveBlock, patchesBetween, pathAfterMove, replaceBlock } from './editEntry'
import {
  type EditorState,
  editorState,
  entryIn,
  inputsIn,
  NOTHING_KNOWN,
  readMessage,
} from './editorState'
import { type OutlineRow, outlineOf } from './outline'
import { type PageSelection, selectOnPage } from './pageSelection'

/** A visual builder, of which the page in the preview is the one that is edited. */
export interface Editor extends EditorState {
  readonly rows: readonly OutlineRow[]
  /** The row of the chosen block. */
  readonly chosen: OutlineRow | undefined
  select(path: string | undefined): void
  /** Outlines a block on the page while the author looks at its row. */
  hint(row: OutlineRow | undefined): void
  change(row: OutlineRow, block: Block): void
  canMove(row: OutlineRow, way: -1 | 1): boolean
  move(row: OutlineRow, way: -1 | 1): void
  /** Shows the entry again as it was first. */
  reset(): void
  clearLog(): void
  /** Writes down what somebody else said to the page. */
  logStranger(name: string, data: unknown): void
  /** What is drawn on the page, block by block. */
  drawnIds(): readonly string[]
}

/** Plays the parent page. Speaks to one load of the page: use it under a key that is another for each. */
export function useEditor(id: string): Editor {
  const { preview, draft, config, state: asked } = usePlayground()
  const { frame, subscribe } = preview
  const [state, dispatch] = useReducer(editorState, NOTHING_KNOWN)
  const page = useRef<PageSelection>(undefined)
  const { entry, selected } = state
  const rows = useMemo(() => (entry ? outlineOf(entry) : []), [entry])
  const chosen = rows.find(({ path }) => path === selected)
  const chosenId = chosen?.elementId
  const unsaved = draft.changed ? draft.entry : undefined
  const edited = entry !== state.original
  const latest = useRef({ rows, chosen, unsaved, edited })
  latest.current = { rows, chosen, unsaved, edited }

  const say = useCallback(
    (name: string, data?: unknown) => {
      frame.current?.contentWindow?.postMessage({ type: `builder.${name}`, data }, location.origin)
      dispatch({ type: 'logged', time: Date.now(), direction: 'to page', name, data })
    },
    [frame],
  )

  const connect = useCallback(() => {
    const view = frame.current?.contentWindow
    if (!view || page.current) return
    const rowOf = (ids: readonly string[]) => {
      const known = latest.current.rows
      const found = ids.find((elementId) => known.some((row) => row.elementId === elementId))
      return known.find((row) => row.elementId === found)
    }
    const selection = selectOnPage(view, {
      onClick: (ids) => dispatch({ type: 'selected', path: rowOf(ids)?.path }),
      onHover: (ids) => selection.mark(latest.current.chosen?.elementId, rowOf(ids)?.elementId),
    })
    page.current = selection
    say('editingMode', true)
    say('getComponents')
  }, [frame, say])

  /** What is not saved yet goes on here. */
  const withDraft = useCallback(
    (shown: ContentEntry): ContentEntry => {
      const { unsaved: changes } = latest.current
      return changes
        ? { ...shown, ...servedEntry(changes, config, asked.network), id: shown.id }
        : shown
    },
    [config, asked.network],
  )

  useEffect(() => {
    const stop = subscribe((message) => {
      const known = readMessage(message)
      if (!known) return
      const { name, data } = known
      dispatch({ type: 'logged', time: Date.now(), direction: 'from page', name, data })
      connect()
      if (name === 'components') dispatch({ type: 'told', inputs: inputsIn(data) })
      const shown = name === 'contentResults' ? entryIn(data, id) : undefined
      if (!shown || latest.current.edited) return
      const start = withDraft(shown)
      if (start !== shown) say('contentUpdate', { key: id, data: start })
      dispatch({ type: 'shown', entry: start })
    })
    return () => {
      stop()
      page.current?.release()
      page.current = undefined
    }
  }, [subscribe, connect, say, withDraft, id])

  useEffect(() => {
    page.current?.mark(chosenId, undefined)
    if (chosenId) page.current?.reveal(chosenId)
  }, [chosenId])

  const showWhole = (next: ContentEntry, path?: string) => {
    say('contentUpdate', { key: id, data: next })
    dispatch({ type: 'edited', entry: next, ...(path !== undefined && { selected: path }) })
  }

  return {
    ...state,
    rows,
    chosen,
    select: (path) => dispatch({ type: 'selected', path }),
    hint: (row) => page.current?.mark(chosen?.elementId, row?.elementId),
    change(row, block) {
      if (!entry) return
      const next = replaceBlock(entry, row.path, block)
      if (!block.id) return showWhole(next)
      say('patchUpdates', { data: { [block.id]: patchesBetween(row.block, block) } })
      dispatch({ type: 'edited', entry: next })
    },
    canMove: (row, way) => entry !== undefined && pathAfterMove(entry, row.path, way) !== undefined,
    move(row, way) {
      const path = entry && pathAfterMove(entry, row.path, way)
      if (entry && path) showWhole(moveBlock(entry, row.path, way), path)
    },
    reset: () => state.original && showWhole(state.original),
    clearLog: () => dispatch({ type: 'cleared' }),
    logStranger: (name, data) =>
      dispatch({ type: 'logged', time: Date.now(), direction: 'stranger', name, data }),
    drawnIds: () => page.current?.drawnIds() ?? [],
  }
}
