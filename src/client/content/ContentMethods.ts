import type { ContentEntry } from '../../content/types'
import type {
  CodegenRequest,
  ContentRequest,
  CountedEntries,
  CountedRequest,
} from '../options/ContentRequest'
import type { ContentObservable } from './observable'

/** The methods of a client that fetch content. */
export interface ContentMethods {
  /**
   * Returns the content host's source code for an entry, unparsed; `null` when there is none.
   */
  get(model: string, request: CodegenRequest): Promise<unknown>
  /**
   * Returns the first matching entry as this visitor sees it, or `null`. Rejects when the request
   * fails.
   */
  get(model: string, request?: ContentRequest): Promise<ContentEntry | null>
  /** Returns up to 30 matching entries and the total count. Rejects when the request fails. */
  getAll(model: string, request: CountedRequest): Promise<CountedEntries>
  /**
   * Returns up to 30 matching entries as this visitor sees them. Rejects when the request fails.
   */
  getAll(model: string, request?: ContentRequest): Promise<readonly ContentEntry[]>
  /** Observes matching entries, including live edits. */
  observe(model: string, request?: ContentRequest): ContentObservable
}
