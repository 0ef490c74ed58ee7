import type { Entry } from '../stores/Entry'
import type { SortField } from './compareEntries'
import type { UserAttributes } from './matchTargeting'

/** What a request wants of one model. */
export interface ContentRequest {
  readonly model: string
  /** The one entry that is wanted. Targeting rules do not apply to it; dates do. */
  readonly entryId?: string
  /** Conditions of the asker on the stored entry. */
  readonly matches: (entry: Entry) => boolean
  readonly attributes: UserAttributes
  /** Whether entries that are for other visitors are left out. */
  readonly isTargeted: boolean
  /** Whether drafts are served too, and entries before or after their dates. */
  readonly includeUnpublished: boolean
  /** Ids of entries to serve, by the model, `model:/path` or entry id that they stand in for. */
  readonly overrides: ReadonlyMap<string, string>
  readonly sort: readonly SortField[]
  readonly limit: number
  readonly offset: number
  /** Dotted paths of what to keep; everything when empty. */
  readonly fields: readonly string[]
  /** Dotted paths of what to leave out. */
  readonly omit: readonly string[]
  /** Whether references to other entries are filled in. */
  readonly includeRefs: boolean
  /** Whether that is done inside blocks, too. */
  readonly traverseBlocks: boolean
  readonly fetchTotalCount: boolean
}
