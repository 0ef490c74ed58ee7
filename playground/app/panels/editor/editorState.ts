import type { ContentEntry } from '../../../../src/content/types'
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
