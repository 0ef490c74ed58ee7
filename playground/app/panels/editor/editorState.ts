import type { ContentEntry } from '../../../../src/content/types'
import type { BlockInput } from '../../../../src/render/block/BlockDefinition'
import type { InputsByName } from '../../blockForm/blockOptions'

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

/** What the editor knows of one load of the page. */
export interface EditorState {
  /** As the page showed it first. */
  readonly original?: ContentEntry
  /** With the changes. */
  readonly entry?: ContentEntry
  /** Path of the chosen block. */
  readonly selected?: string | undefined
  /** Inputs of the blocks that the page registered. */
  readonly inputs: InputsByName
  /** Newest first. */
  readonly log: readonly LoggedMessage[]
  /** How many messages there were, those that are gone included. */
  readonly count: number
}

export type EditorAction =
  | ({ readonly type: 'logged' } & Omit<LoggedMessage, 'number'>)
  | { readonly type: 'cleared' }
  | { readonly type: 'shown'; readonly entry: ContentEntry }
  | { readonly type: 'told'; readonly inputs: InputsByName }
  | { readonly type: 'selected'; readonly path: string | undefined }
  | { readonly type: 'edited'; readonly entry: ContentEntry; readonly selected?: string }

export const NOTHING_KNOWN: EditorState = { inputs: {}, log: [], count: 0 }

/** Older messages are dropped: typing alone makes one for each key. */
const LOG_LENGTH = 200

export function editorState(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'logged': {
      const { type, ...message } = action
      const log = [{ ...message, number: state.count + 1 }, ...state.log].slice(0, LOG_LENGTH)
      return { ...state, log, count: state.count + 1 }
    }
    case 'cleared':
      return { ...state, log: [] }
    case 'shown':
      // Once something is edited, answers are about that.
      return state.entry !== state.original
        ? state
        : { ...state, original: action.entry, entry: action.entry }
    case 'told':
      return { ...state, inputs: action.inputs }
    case 'selected':
      return { ...state, selected: action.path }
    case 'edited':
      return {
        ...state,
        entry: action.entry,
        selected: action.selected ?? state.selected,
      }
  }
}

const PREFIX = 'builder.'

/** A message of the editor protocol. Anything else gives `undefined`. */
export function readMessage(message: unknown): { name: string; data: unknown } | undefined {
  if (!isObject(message) || typeof message.type !== 'string') return undefined
  const { type, data } = message
  return type.startsWith(PREFIX) ? { name: type.slice(PREFIX.length), data } : undefined
}

/** The entry with this id among the results that a page tells. */
export function entryIn(data: unknown, id: string): ContentEntry | undefined {
  const results = isObject(data) && Array.isArray(data.results) ? data.results : []
  return results.find((entry) => isObject(entry) && entry.id === id && isObject(entry.data))
}

/** The inputs of the blocks that a page tells of. */
export function inputsIn(data: unknown): InputsByName {
  const inputs: Record<string, readonly BlockInput[]> = {}
  for (const block of Array.isArray(data) ? data : []) {
    if (!isObject(block) || typeof block.name !== 'string' || !Array.isArray(block.inputs)) continue
    if (block.inputs.length > 0) inputs[block.name] = block.inputs.filter(isInput)
  }
  return inputs
}

const isInput = (input: unknown): input is BlockInput =>
  isObject(input) && typeof input.name === 'string' && typeof input.type === 'string'

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
