import type { ContentEntry } from '../content/types'
import type { UserAttributes } from './Client'

/** What to ask the content host for. Every field is optional, and none is ever written to. */
export interface ContentRequest {
  /** An entry in place of one that is fetched: nothing is asked for. Its variation is still chosen. */
  readonly content?: ContentEntry
  /** Id of the one entry that is wanted. */
  readonly entry?: string
  /**
   * What the request is called on the query endpoint and by live edits.
   *
   * @default the model
   */
  readonly key?: string
  /** Address of the page that the content is for, in place of the current one. */
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
  /** Greatest number of entries. `getAll` asks for 30 unless told otherwise. */
  readonly limit?: number
  readonly offset?: number
  /** Order by field: 1 ascending, -1 descending. */
  readonly sort?: { readonly [field: string]: number }
  /** Language of localised values, as in `de-AT`. Also given to targeting. */
  readonly locale?: string
  /** Attributes for this request, over the client's own. */
  readonly userAttributes?: UserAttributes
  readonly preview?: boolean | string
  readonly includeUnpublished?: boolean
  /** Whether entries that are referred to come along. `true` on the content endpoint unless told otherwise. */
  readonly includeRefs?: boolean
  readonly enrich?: boolean
  readonly enrichOptions?: { readonly [name: string]: unknown }
  /** Whether references are left unresolved. `get`: false, `getAll`: true, unless told otherwise. */
  readonly noTraverse?: boolean
  readonly static?: boolean
  readonly rev?: string
  readonly format?: 'amp' | 'email' | 'html'
  readonly prerender?: boolean
  readonly extractCss?: boolean
  /** Seconds for which caches may keep the answer, and for which an equal request here is not repeated. */
  readonly cacheSeconds?: number
  /** Seconds for which caches may give out an answer that is too old, while they fetch a new one. */
  readonly staleCacheSeconds?: number
  readonly cachebust?: boolean
  /** Whether to pass over equal requests in flight, answers kept by `cacheSeconds` and the browser's cache. */
  readonly reload?: boolean
  /** Whether the page's full address is sent as well. */
  readonly includeUrl?: boolean
  /** Totals come from {@link Client.getAll} alone: see {@link CountedRequest}. */
  readonly fetchTotalCount?: false
  /** Further parameters, put on the URL as they are. */
  readonly options?: { readonly [name: string]: unknown }
  /** Given to `fetch`: headers, cache, credentials. Its `signal` gives this request up, and no other. */
  readonly fetchOptions?: RequestInit
}

/** A request that also asks how many entries there are in all, whatever the limit. */
export interface CountedRequest extends Omit<ContentRequest, 'fetchTotalCount'> {
  readonly fetchTotalCount: true
}

/** Some of the entries that fit, and how many there are in all. */
export interface CountedEntries {
  readonly results: readonly ContentEntry[]
  /** 0 when the content host does not say. */
  readonly totalCount: number
}

/** A request for the source code of a component in place of entries. */
export interface CodegenRequest extends Omit<ContentRequest, 'format'> {
  readonly format: CodegenFormat
}

/** Frameworks that source code is asked for. */
export type CodegenFormat = 'react' | 'solid'
