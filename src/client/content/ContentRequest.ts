import type { ContentEntry } from '../../content/types'
import type { UserAttributes } from '../options/ClientOptions'

/** A request to the content host. Every field is optional, and none is ever written to. */
export interface ContentRequest {
  /**
   * An entry in place of one that is fetched: nothing is asked for. Its variation is still chosen.
   */
  readonly content?: ContentEntry
  /** Id of the one entry that is wanted. */
  readonly entry?: string
  /**
   * Name of the request on the query endpoint and in live edits.
   *
   * @default the model
   */
  readonly key?: string
  /**
   * Address of the page that the content is for: full, or its path.
   *
   * @default the current page
   */
  readonly url?: string
  /** Conditions on entries, as in `{ 'data.category': 'news' }`. */
  readonly query?: { readonly [path: string]: unknown }
  /** Fields of the answer, separated by commas. */
  readonly fields?: string
  /**
   * Fields left out of the answer, separated by commas. An empty text leaves out nothing.
   *
   * @default 'meta.componentsUsed'
   */
  readonly omit?: string
  /**
   * Greatest number of entries.
   *
   * @default 30 for `getAll`
   */
  readonly limit?: number
  /**
   * How many entries to skip.
   *
   * @default 0
   */
  readonly offset?: number
  /** Order by field: 1 ascending, -1 descending. */
  readonly sort?: { readonly [field: string]: number }
  /**
   * Language of localised values, as in `de-AT`. Also given to targeting.
   *
   * @default the locale of the client
   */
  readonly locale?: string
  /** Attributes for this request, over the client's own. */
  readonly userAttributes?: UserAttributes
  /**
   * Whether the content host answers with what is being previewed.
   *
   * @default false
   */
  readonly preview?: boolean | string
  /**
   * Whether drafts are given out too, where the key may see them.
   *
   * @default false
   * @keywords draft preview
   */
  readonly includeUnpublished?: boolean
  /**
   * Whether entries that are referred to come along.
   *
   * @default true on the content endpoint
   */
  readonly includeRefs?: boolean
  /**
   * Whether references in the data are replaced by the entries that they name.
   *
   * @default false
   */
  readonly enrich?: boolean
  /** How deep that goes, and which fields, as in `{ enrichLevel: 2 }`. */
  readonly enrichOptions?: { readonly [name: string]: unknown }
  /**
   * Whether references are left unresolved.
   *
   * @default false for `get`, true for `getAll`
   */
  readonly noTraverse?: boolean
  /**
   * Tells the content host that a static page is being built.
   *
   * @default false
   */
  readonly static?: boolean
  /** Revision of the entry to answer with. */
  readonly rev?: string
  /** A form of the answer other than blocks. */
  readonly format?: 'amp' | 'email' | 'html'
  /**
   * Whether the answer has the HTML of the entry beside it, where the content host makes it.
   *
   * @default false
   */
  readonly prerender?: boolean
  /**
   * Whether that HTML has its CSS apart.
   *
   * @default false
   */
  readonly extractCss?: boolean
  /**
   * Seconds for which caches may keep the answer, and for which an equal request here is not
   * repeated.
   *
   * @keywords cdn stale performance speed
   */
  readonly cacheSeconds?: number
  /**
   * Seconds for which caches may give out an answer that is too old, while they fetch a new one.
   *
   * @keywords cdn performance speed
   */
  readonly staleCacheSeconds?: number
  /**
   * Whether caches on the way are told not to answer.
   *
   * @default false
   */
  readonly cachebust?: boolean
  /**
   * Whether to pass over equal requests in flight, answers kept by `cacheSeconds` and the browser's
   * cache.
   *
   * @default false
   */
  readonly reload?: boolean
  /**
   * Whether the page's full address is sent as well.
   *
   * @default false
   */
  readonly includeUrl?: boolean
  /** Totals come from `client.getAll` alone: see {@link CountedRequest}. */
  readonly fetchTotalCount?: false
  /** Further parameters, put on the URL as they are. */
  readonly options?: { readonly [name: string]: unknown }
  /**
   * Given to `fetch`: headers, cache, credentials. Its `signal` gives this request up, and no
   * other.
   */
  readonly fetchOptions?: RequestInit
}

/** A request that also asks how many entries there are in all, whatever the limit. */
export interface CountedRequest extends Omit<ContentRequest, 'fetchTotalCount'> {
  /** Asks for the total. */
  readonly fetchTotalCount: true
}

/** Some of the entries that fit, and how many there are in all. */
export interface CountedEntries {
  /** As this visitor sees them. */
  readonly results: readonly ContentEntry[]
  /** 0 when the content host does not say. */
  readonly totalCount: number
}

/** A request for the source code of a component in place of entries. */
export interface CodegenRequest extends Omit<ContentRequest, 'format'> {
  /** The framework. */
  readonly format: CodegenFormat
}

/** Frameworks that source code is asked for. */
export type CodegenFormat = 'react' | 'solid'
