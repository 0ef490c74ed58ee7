import type { ContentEntry } from '../../content/types'
import type { UserAttributes } from './ClientOptions'

/** A request to the content host. All fields are optional and never mutated. */
export interface ContentRequest {
  /** Entry to use instead of fetching one. Its variation is still assigned. */
  readonly content?: ContentEntry
  /** Id of a single entry to request. */
  readonly entry?: string
  /**
   * Name of the request on the query endpoint and in live edits.
   *
   * @default the model
   */
  readonly key?: string
  /**
   * Whether the content is part of other content, as a symbol is. Live edits then reach it only by
   * the id of its entry, since it may be of the edited model too.
   *
   * @default false
   */
  readonly nested?: boolean
  /**
   * URL or path of the page that the content is for.
   *
   * @default the current page
   */
  readonly url?: string
  /** Conditions on entries, as in `{ 'data.category': 'news' }`. */
  readonly query?: { readonly [path: string]: unknown }
  /** Fields to include in the response, separated by commas. */
  readonly fields?: string
  /**
   * Fields to leave out of the response, separated by commas. An empty string leaves out none.
   *
   * @default 'meta.componentsUsed'
   */
  readonly omit?: string
  /**
   * Maximum number of entries.
   *
   * @default 30 for `getAll`
   */
  readonly limit?: number
  /**
   * Number of entries to skip.
   *
   * @default 0
   */
  readonly offset?: number
  /** Sort order by field: 1 ascending, -1 descending. */
  readonly sort?: { readonly [field: string]: number }
  /**
   * Language of localised values, as in `de-AT`. Targeting uses it too.
   *
   * @default the locale of the client
   */
  readonly locale?: string
  /** Attributes for this request, which override the client's own. */
  readonly userAttributes?: UserAttributes
  /**
   * Whether the content host returns the previewed content.
   *
   * @default false
   */
  readonly preview?: boolean | string
  /**
   * Whether drafts are included, if the key has access to them.
   *
   * @default false
   * @keywords draft preview
   */
  readonly includeUnpublished?: boolean
  /**
   * Whether the response includes referenced entries.
   *
   * @default true on the content endpoint
   */
  readonly includeRefs?: boolean
  /**
   * Whether references in the data are replaced by the referenced entries.
   *
   * @default false
   */
  readonly enrich?: boolean
  /** Depth and fields of `enrich`, as in `{ enrichLevel: 2 }`. */
  readonly enrichOptions?: { readonly [name: string]: unknown }
  /**
   * Whether references are left unresolved.
   *
   * @default false for `get`, true for `getAll`
   */
  readonly noTraverse?: boolean
  /**
   * Whether a static page is being built.
   *
   * @default false
   */
  readonly static?: boolean
  /** Revision of the entry to return. */
  readonly rev?: string
  /** Format of the response instead of blocks. */
  readonly format?: 'amp' | 'email' | 'html'
  /**
   * Whether the response includes the entry's HTML, if the content host renders it.
   *
   * @default false
   */
  readonly prerender?: boolean
  /**
   * Whether that HTML has its CSS in a separate field.
   *
   * @default false
   */
  readonly extractCss?: boolean
  /**
   * Seconds for which caches may store the response, and for which this page reuses it for equal
   * requests.
   *
   * @keywords cdn stale performance speed
   */
  readonly cacheSeconds?: number
  /**
   * Seconds for which caches may serve an expired response while they fetch a new one.
   *
   * @keywords cdn performance speed
   */
  readonly staleCacheSeconds?: number
  /**
   * Whether the request bypasses caches on the way to the content host.
   *
   * @default false
   */
  readonly cachebust?: boolean
  /**
   * Whether to bypass equal requests in flight, responses stored by `cacheSeconds`, and the
   * browser's cache.
   *
   * @default false
   */
  readonly reload?: boolean
  /**
   * Whether to send the page's full URL as well.
   *
   * @default false
   */
  readonly includeUrl?: boolean
  /** Only `client.getAll` returns totals: see {@link CountedRequest}. */
  readonly fetchTotalCount?: false
  /** Additional parameters, added to the URL unchanged. */
  readonly options?: { readonly [name: string]: unknown }
  /**
   * Options of `fetch`: headers, cache, credentials. Its `signal` aborts this request and no other.
   */
  readonly fetchOptions?: RequestInit
}

/** A request that also asks for the total number of matching entries, regardless of `limit`. */
export interface CountedRequest extends Omit<ContentRequest, 'fetchTotalCount'> {
  /** Requests the total. */
  readonly fetchTotalCount: true
}

/** A page of matching entries, and their total number. */
export interface CountedEntries {
  /** Entries as this visitor sees them. */
  readonly results: readonly ContentEntry[]
  /** Total number of matching entries; 0 when the content host does not report it. */
  readonly totalCount: number
}

/** A request for the source code of a component instead of entries. */
export interface CodegenRequest extends Omit<ContentRequest, 'format'> {
  /** Framework of the source code. */
  readonly format: CodegenFormat
}

/** Frameworks for which the content host generates source code. */
export type CodegenFormat = 'react' | 'solid'
