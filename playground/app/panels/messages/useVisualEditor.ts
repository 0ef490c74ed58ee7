import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Patch } from '../../../../src/content/patchEntry'
import type { Block, ContentEntry } from '../../../../src/content/types'
import type { BlockInput } from '../../../../src/render/block/BlockDefinition'
import { type InputsByName, moved, optionsOf } from '../../blockForm/blockOptions'
import { isObject, type JsonObject, type Path, valueAt, withValueAt } from '../../draft/path'
import { ownAddresses, servedEntry } from '../../draft/useShownDraft'
import { outlineBlocks, revealBlock } from '../../frame/pageBlocks'
import { usePlayground } from '../../shell/PlaygroundContext'
import { useVisit } from '../audience/useVisit'
import { blockTree, findNode, type TreeNode } from '../content/blocks/blockTree'
import { listenOnPage } from './listenOnPage'

/** One message between the editor and the page. */
export interface LoggedMessage {
  readonly number: number
  /** Milliseconds since 1970. */
  readonly time: number
  /** `stranger`: what somebody else said to the page. */
  readonly direction: 'to page' | 'from page' | 'stranger'
  /** Without the `builder.` that all begin with. */
  readonly name: string
  readonly data: unknown
}

/** Older messages are dropped: typing alone makes one for each key. */
const LOG_LENGTH = 200

/** A visual builder, of which the page in the preview is the one that is edited. */
export type Editor = ReturnType<typeof useEditor>

/** The entry as the page showed it first, and with the changes. */
interface Versions {
  readonly original: ContentEntry
  readonly entry: ContentEntry
}

/** Plays the parent page. Speaks to one load of the page: use it under a key that is another for each. */
export function useEditor(id: string) {
  const { preview, draft, config, state } = usePlayground()
  const { frame, subscribe } = preview
  const [log, setLog] = useState<readonly LoggedMessage[]>([])
  const [count, setCount] = useState(0)
  const [inputs, setInputs] = useState<InputsByName>({})
  const [versions, setVersions] = useState<Versions>()
  const [selected, select] = useState<string>()
  const { entry, original } = versions ?? {}
  const picked = useVisit(preview)?.variation?.variationId
  const nodes = useMemo(() => (entry ? blockTree({ data: entry.data }) : []), [entry])
  const chosen = findNode(nodes, selected)
  const chosenId = chosen.at(-1)?.id
  const unsaved = draft.changed ? draft.entry : undefined
  const latest = useRef({ nodes, chosenId, unsaved, edited: false, count: 0 })
  Object.assign(latest.current, { nodes, chosenId, unsaved, edited: entry !== original })

  const note = useCallback((direction: LoggedMessage['direction'], name: string, data: unknown) => {
    const number = ++latest.current.count
    setCount(number)
    setLog((before) =>
      [{ number, time: Date.now(), direction, name, data }, ...before].slice(0, LOG_LENGTH),
    )
  }, [])

  const say = useCallback(
    (name: string, data?: unknown) => {
      frame.current?.contentWindow?.postMessage({ type: `builder.${name}`, data }, location.origin)
      note('to page', name, data)
    },
    [frame, note],
  )

  useEffect(() => {
    let stopListening: (() => void) | undefined

    function connect() {
      const view = frame.current?.contentWindow
      if (!view || stopListening) return
      const known = (ids: readonly string[]) =>
        ids.find((elementId) => findNode(latest.current.nodes, elementId).length > 0)
      stopListening = listenOnPage(view, {
        onClick: (ids) => select(known(ids)),
        onHover: (ids) => outlineBlocks(frame.current, latest.current.chosenId, known(ids)),
      })
      say('editingMode', true)
      say('getComponents')
    }

    const stop = subscribe((message) => {
      const { type, data } = Object(message) as { type?: unknown; data?: unknown }
      const [, name] = /^builder\.(.*)$/s.exec(String(type)) ?? []
      if (name === undefined) return
      note('from page', name, data)
      connect()
      if (name === 'components') setInputs(inputsIn(data))
      const shown = name === 'contentResults' ? entryIn(data, id) : undefined
      // Once something is edited, answers are about that.
      if (!shown || latest.current.edited) return
      // What is not saved yet goes on here.
      const { unsaved: changes } = latest.current
      const start = changes
        ? { ...shown, ...servedEntry(changes, config, state.network), id: shown.id }
        : shown
      if (changes) say('contentUpdate', { key: id, data: start })
      setVersions({ original: start, entry: start })
    })
    return () => {
      stop()
      stopListening?.()
    }
  }, [subscribe, frame, note, say, config, state.network, id])

  useEffect(() => {
    outlineBlocks(frame.current, chosenId)
    if (chosenId) revealBlock(frame.current, chosenId)
  }, [frame, chosenId])

  function show(next: ContentEntry) {
    say('contentUpdate', { key: id, data: next })
    edit(next)
  }

  // The draft belongs to all panels: what another one changes, or takes back, shows here.
  const written = useRef(draft.text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says whether anything is new
  useEffect(() => {
    if (draft.text === written.current) return
    written.current = draft.text
    const next = entryOf(draft.text)
    if (!entry || !next || !(draft.changed || latest.current.edited)) return
    show({ ...entry, ...servedEntry(next, config, state.network), id: entry.id })
  }, [draft.text])

  /** Writes a change of the page into the draft, which knows its blocks by the same places. */
  function writeToDraft(path: Path, change: (value: unknown) => unknown) {
    const known = draft.entry
    if (!known) return
    const variation = state.visitor.variation ?? picked
    const isOwn = variation !== undefined && isObject(valueAt(known, ['variations', variation]))
    const place = isOwn ? ['variations', variation, ...path] : path
    const next = withValueAt(
      known,
      place,
      ownAddresses(change(valueAt(known, place)), config, state.network),
    )
    if (!isObject(next)) return
    written.current = JSON.stringify(next, null, 2)
    draft.setEntry(next)
  }

  function edit(next: ContentEntry) {
    if (original) setVersions({ original, entry: next })
  }

  return {
    entry,
    isChanged: entry !== original,
    nodes,
    /** The chosen block with those around it, outermost first. */
    chosen,
    /** Inputs of the blocks that the page registered. */
    inputs,
    /** Newest first. */
    log,
    /** How many messages there were, those that are gone included. */
    count,
    /** Chooses a block by its id, or where it stands. */
    select,
    /** Outlines a block on the page while the author looks at its row. */
    hint: (hinted: string | undefined) => outlineBlocks(frame.current, chosenId, hinted),
    change({ path }: TreeNode, block: Block) {
      if (!entry) return
      const before = valueAt(entry, path) as Block
      const next = withValueAt(entry, path, block) as ContentEntry
      writeToDraft(path, (current) => withChanges(current, before, block))
      if (!block.id) return show(next)
      say('patchUpdates', { data: { [block.id]: patchesBetween(before, block) } })
      edit(next)
    },
    canMove: ({ path }: TreeNode, way: -1 | 1) => placeBeside(entry, path, way) !== undefined,
    move({ path }: TreeNode, way: -1 | 1) {
      const place = placeBeside(entry, path, way)
      if (!entry || !place) return
      const { list, blocks, from, to } = place
      select([...list, to].join('.'))
      writeToDraft(list, (current) => (Array.isArray(current) ? moved(current, from, to) : current))
      show(withValueAt(entry, list, moved(blocks, from, to)) as ContentEntry)
    },
    /** Shows the entry again as it was first. */
    reset() {
      if (!original) return
      if (draft.changed) draft.discard()
      show(original)
    },
    clearLog: () => setLog([]),
    /** Writes down what somebody else said to the page. */
    logStranger: (name: string, data: unknown) => note('stranger', name, data),
  }
}

/** Where a block would stand one place up or down in its list; `undefined` at the end of it. */
function placeBeside(entry: ContentEntry | undefined, path: Path, way: -1 | 1) {
  const list = path.slice(0, -1)
  const from = Number(path.at(-1))
  const blocks = valueAt(entry, list)
  const to = from + way
  return Array.isArray(blocks) && to in blocks ? { list, blocks, from, to } : undefined
}

/** What makes one version of a block the other: a patch for each option that differs. */
function patchesBetween(before: Block, after: Block): Patch[] {
  const [old, next] = [optionsOf(before), optionsOf(after)]
  const names = Object.keys({ ...old, ...next }).filter((name) => old[name] !== next[name])
  return names.map((name) => {
    const path = `/component/options/${name}`
    return name in next ? { op: 'replace', path, value: next[name] } : { op: 'remove', path }
  })
}

/** A block of the draft with the options that differ between two versions of the block on the page. */
function withChanges(current: unknown, before: Block, after: Block): unknown {
  return patchesBetween(before, after).reduce<unknown>((block, { path, value }) => {
    const [, ...keys] = String(path).split('/')
    return withValueAt(block, keys, value)
  }, current)
}

/** The entry that a text holds; `undefined` while it is none. */
function entryOf(text: string): JsonObject | undefined {
  try {
    const entry: unknown = JSON.parse(text)
    return isObject(entry) ? entry : undefined
  } catch {
    return undefined
  }
}

/** The entry with this id among the results that a page tells. */
function entryIn(data: unknown, id: string): ContentEntry | undefined {
  const results = isObject(data) && Array.isArray(data.results) ? data.results : []
  return results.find((entry) => isObject(entry) && entry.id === id && isObject(entry.data))
}

/** The inputs of the blocks that a page tells of. */
function inputsIn(data: unknown): InputsByName {
  const known = (Array.isArray(data) ? data : []).flatMap((block: unknown) => {
    if (!isObject(block) || !Array.isArray(block.inputs)) return []
    const inputs = block.inputs.filter(isInput)
    return inputs.length > 0 ? [[String(block.name), inputs] as const] : []
  })
  return Object.fromEntries(known)
}

const isInput = (input: unknown): input is BlockInput =>
  isObject(input) && typeof input.name === 'string' && typeof input.type === 'string'
