import type { UserAttributes } from '../Client'
import type { PageKeys } from '../pageKeys/readPageKeys'

/** What a client and its page add to every request. */
export interface RequestContext {
  readonly host: string
  readonly apiKey: string
  readonly apiEndpoint: 'content' | 'query'
  /** Language asked for when a request names none. */
  readonly locale: string | undefined
  /** Whether caches are asked not to answer. */
  readonly skipsCaches: boolean
  /** Whether the page is shown inside the editor. */
  readonly isEditing: boolean
  readonly pageKeys: PageKeys
  /** Full address of the page; `undefined` on a server. */
  readonly pageUrl: string | undefined
  readonly userAttributes: UserAttributes
}
