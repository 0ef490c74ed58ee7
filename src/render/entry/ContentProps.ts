import type { ContentEntry } from '../../content/types'
import type { ContentSettings } from '../block/ContentSettings'
import type { State } from '../state/createStateStore'
import type { EntryHandle } from '../state/entryHandle'
import type { EntryTracking } from './trackEntry'

/** Properties of one entry alone. */
export interface EntryProps {
  /** The entry itself. */
  readonly entry: ContentEntry
  /** Name of the entry's model. */
  readonly model: string
  /** Merged into the state of the entry, over the entry's own values. */
  readonly data?: State | undefined
  /** Value of `context` in expressions. */
  readonly context?: unknown
  /** Whether the page takes its title and description from the entry. @default false */
  readonly updateMetadata?: boolean | undefined
}

/** An entry and the settings to render it with. */
export interface ContentProps extends ContentSettings, EntryProps {
  /**
   * Path of the entry's list of blocks, for blocks that are identified by their path.
   *
   * @default 'blocks'
   */
  readonly path?: string | undefined
  /** State to continue with, if the entry was first rendered without React. */
  readonly resumed?: Resumed | undefined
}

/** State of an entry that was rendered without React, for React to continue with. */
export interface Resumed {
  readonly state: {
    readonly values: State
    /** The handle that was given to the page. */
    readonly handle: EntryHandle
    /** Makes the handle write to the state that began with `values`. */
    continueIn(state: EntryHandle['state']): void
  }
  readonly tracking: EntryTracking
}
