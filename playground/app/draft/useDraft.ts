import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { parseJson } from '../../../src/utils/text/parseJson'
import { isRecord } from '../../../src/utils/values/isRecord'
import type { JsonObject } from '../../server/utils/json'
import type { PlaygroundConfig } from '../data/config'
import type { EntrySummary } from '../data/entries'
import {
  ConflictError,
  keyOf,
  loadEntry,
  resetEntry,
  type SavedEntry,
  saveEntry,
} from '../data/entryApi'
import type { Loaded } from '../data/useLoaded'
import { readStored, writeStored } from '../utils/stored'
import type { Problem } from './contentProblems'
import { type History, NO_HISTORY, remember, stepBack, stepForward } from './history'

/** The shown entry with its unsaved changes. */
export interface EntryDraft {
  /** The entry on the content host. */
  readonly saved: Loaded<SavedEntry>
  /** Text in the editor. Empty until the entry has loaded. */
  readonly text: string
  /** The text as an object; `undefined` while it is not a valid entry. */
  readonly entry: JsonObject | undefined
  readonly problems: readonly Problem[]
  /** Whether the text has unsaved changes. */
  readonly changed: boolean
  /** Keys, `model/id`, of the entries with unsaved changes. */
  readonly changedKeys: readonly string[]
  /** Whether the browser could store the changes, so that they survive a reload. */
  readonly isStored: boolean
  readonly work: 'none' | 'saving' | 'resetting'
  /** Why the last saving or resetting failed. */
  readonly failure: string | undefined
  /** Whether another author has saved the entry since these changes began. */
  readonly isOvertaken: boolean
  /** Whether the last change was saved, and nothing has changed since. */
  readonly isSaved: boolean
  setText(text: string): void
  setEntry(entry: JsonObject): void
  /** Undoes the last change; `undefined` when there is none. */
  readonly undo: (() => void) | undefined
  /** Restores the last undone change; `undefined` when there is none. */
  readonly redo: (() => void) | undefined
  /** Saves the text over the version that it was made from; any later one stays. */
  save(): Promise<void>
  /** Discards unsaved changes. */
  discard(): void
  /** Resets the entry on the content host to its seeded version. */
  reset(): Promise<void>
  /** Loads the entry again. */
  reload(): void
}

/** A text that the caller stores, in place of one on the content host. */
interface OwnText {
  readonly text: string
  setText(text: string): void
}

const LOADING = { status: 'loading' } as const

/** Loads the shown entry and stores unsaved changes of every entry. */
export function useDraft(
  config: PlaygroundConfig,
  entry: EntrySummary | undefined,
  onSaved: () => void,
  own?: OwnText,
): EntryDraft {
  const [edits, setEdits] = useState(readDrafts)
  const [saved, setSaved] = useState<{ readonly [key: string]: Loaded<SavedEntry> }>({})
  const [attempt, setAttempt] = useState(0)
  const [work, setWork] = useState<EntryDraft['work']>('none')
  const [failures, setFailures] = useState<{ readonly [key: string]: string | undefined }>({})
  const [histories, setHistories] = useState<{ readonly [key: string]: History }>({})
  const [isStored, setStored] = useState(true)
  /** Revisions of discarded changes that others had overtaken, which undo brings back. */
  const [overtaken, setOvertaken] = useState<{ readonly [key: string]: string | undefined }>({})
  const [savedKey, setSavedKey] = useState<string>()
  const model = entry?.model ?? ''
  const id = entry?.id ?? ''
  const { answer, contentHost, apiKey } = config
  const key = answer ? `${contentHost} ${apiKey} ${keyOf({ model, id })}` : keyOf({ model, id })
  const known = entry !== undefined && !own

  const request = useMemo(() => ({ config, model, id, attempt }), [config, model, id, attempt])
  useEffect(() => {
    if (!known) return
    const controller = new AbortController()
    const finish = (next: Loaded<SavedEntry>) => {
      if (!controller.signal.aborted) setSaved((current) => ({ ...current, [key]: next }))
    }
    loadEntry(request.config, request, controller.signal).then(
      (value) => finish({ status: 'ready', value }),
      (error: Error) => finish({ status: 'failed', error }),
    )
    return () => controller.abort()
  }, [request, key, known])

  const ownText = own?.text
  const loaded = saved[key] ?? LOADING
  const current = useMemo(
    (): Loaded<SavedEntry> =>
      ownText === undefined
        ? loaded
        : { status: 'ready', value: { key: '', text: ownText, seeded: false, edited: false } },
    [loaded, ownText],
  )
  const original = current.status === 'ready' ? current.value : undefined
  const edit = edits[key]
  const text = ownText ?? edit?.text ?? original?.text ?? ''
  const base = edit?.base ?? original?.revision
  const changed = known && edit !== undefined && edit.text !== original?.text
  const isOvertaken = changed && original !== undefined && base !== original.revision
  const lazyText = useDeferredValue(text)
  const [set, rememberSet] = useState<{ readonly text: string; readonly entry: JsonObject }>()
  // Typed JSON may be late. Controls are not: they would lose keys, and the focus.
  const isSet = set?.text === text
  const lazyEntry = useMemo(() => parseEntry(lazyText), [lazyText])
  const parsed = isSet ? set.entry : lazyEntry
  const problems = useProblems(lazyText)

  const write = useCallback((editedKey: string, next: Draft | undefined) => {
    setStored(writeDraft(editedKey, next))
    setEdits(({ [editedKey]: _, ...others }) => (next ? { ...others, [editedKey]: next } : others))
  }, [])

  const setOwn = own?.setText
  const replace = useCallback(
    (next: string, from = base) => {
      if (setOwn) setOwn(next)
      else write(key, next === original?.text ? undefined : { text: next, base: from })
    },
    [write, key, original, base, setOwn],
  )
  const history = histories[key] ?? NO_HISTORY
  const setHistory = (next: History) => setHistories((others) => ({ ...others, [key]: next }))
  const setText = useCallback(
    (next: string) => {
      if (next === text) return
      const now = Date.now()
      setHistories((all) => ({ ...all, [key]: remember(all[key] ?? NO_HISTORY, text, next, now) }))
      replace(next)
    },
    [replace, key, text],
  )
  const goTo = (step: ReturnType<typeof stepBack>) =>
    step &&
    (() => {
      setHistory(step.history)
      replace(step.text, overtaken[key])
    })
  const setEntry = useCallback(
    (next: JsonObject) => {
      const text = JSON.stringify(next, null, 2)
      rememberSet({ text, entry: JSON.parse(text) })
      setText(text)
    },
    [setText],
  )
  const discard = () => {
    if (isOvertaken) setOvertaken((others) => ({ ...others, [key]: base }))
    setHistory(
      remember({ ...history, changedAt: -Infinity }, text, original?.text ?? '', Date.now()),
    )
    write(key, undefined)
  }

  async function run(
    kind: EntryDraft['work'],
    sent: string | undefined,
    action: Promise<SavedEntry>,
  ) {
    setWork(kind)
    setFailures((others) => ({ ...others, [key]: undefined }))
    try {
      const value = await action
      setSaved((others) => ({ ...others, [key]: { status: 'ready', value } }))
      // Text typed during the request is still unsaved.
      setEdits(({ [key]: typed, ...others }) => {
        const stays = typed !== undefined && sent !== undefined && typed.text !== sent
        const draft = stays ? { text: typed.text, base: value.revision } : undefined
        writeDraft(key, draft)
        return draft ? { ...others, [key]: draft } : others
      })
      setSavedKey(kind === 'saving' ? key : undefined)
      onSaved()
    } catch (error) {
      if (error instanceof ConflictError) {
        const { theirs } = error
        return setSaved((others) => ({ ...others, [key]: { status: 'ready', value: theirs } }))
      }
      setFailures((others) => ({ ...others, [key]: (error as Error).message }))
    } finally {
      setWork('none')
    }
  }

  async function save() {
    if (known) await run('saving', text, saveEntry(config, { model, id }, text, base))
  }

  const reset = () => run('resetting', undefined, resetEntry(config, { model, id }))
  const reload = () => setAttempt((count) => count + 1)

  return {
    saved: current,
    text,
    entry: parsed,
    problems,
    changed,
    changedKeys: Object.keys(edits),
    isStored,
    work,
    failure: failures[key],
    isOvertaken,
    isSaved: savedKey === key && !changed && work === 'none',
    setText,
    setEntry,
    undo: goTo(stepBack(history, text)),
    redo: goTo(stepForward(history, text)),
    save,
    discard,
    reset,
    reload,
  }
}

/** Parses the text of an entry; `undefined` unless it is an object with `data`. */
export function parseEntry(text: string): JsonObject | undefined {
  const value = parseJson(text)
  return isRecord(value) && isRecord(value.data) ? value : undefined
}

const PAUSE_MS = 150

const NONE: readonly Problem[] = []

/** Checks the text shortly after its last change. The checker loads on first use. */
function useProblems(text: string): readonly Problem[] {
  const [found, setFound] = useState<readonly Problem[]>(NONE)
  useEffect(() => {
    let wanted = true
    const show = (problems: readonly Problem[]) => {
      if (wanted) setFound((old) => (problems.length + old.length > 0 ? problems : old))
    }
    const timer = setTimeout(async () => {
      if (text === '') return show(NONE)
      const { contentProblems } = await import('./contentProblems')
      if (wanted) show(contentProblems(text))
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [text])
  return text === '' ? NONE : found
}

/** Unsaved changes of an entry. */
interface Draft {
  readonly text: string
  /** Revision of the entry that was changed. */
  readonly base: string | undefined
}

const PREFIX = 'siteblocks-draft/'
const BASE_PREFIX = 'siteblocks-base/'

/** Unsaved changes by `model/id`, which survive reloads and closed tabs. */
function readDrafts(): { readonly [key: string]: Draft } {
  try {
    const drafts = Object.entries({ ...localStorage }).filter(([name]) => name.startsWith(PREFIX))
    return Object.fromEntries(
      drafts.map(([name, text]) => {
        const key = name.slice(PREFIX.length)
        return [key, { text, base: readStored('localStorage', BASE_PREFIX + key) || undefined }]
      }),
    )
  } catch {
    // Storage is disabled: drafts last as long as the page.
    return {}
  }
}

/** Stores a draft, or removes it. Returns false when storage is full. */
function writeDraft(key: string, { text, base = '' }: Partial<Draft> = {}): boolean {
  writeStored('localStorage', BASE_PREFIX + key, base)
  return writeStored('localStorage', PREFIX + key, text ?? '')
}
