import type { ContentEntry } from '../content/types'
import type { ContentRequest } from './content/ContentRequest'
import { createClient } from './createClient'
import { type ClientEnvironment, defaultEnvironment } from './environment'
import type { ClientOptions } from './options/ClientOptions'

/** Options of {@link fetchEntry}: those of a client, and those of one request. */
export interface EntryRequest
  extends ClientOptions,
    Omit<ContentRequest, 'content' | keyof ClientOptions> {
  /** Name of the model, as in `page`. */
  readonly model: string
}

const environment: ClientEnvironment = {
  ...defaultEnvironment(),
  // Neither the page's address nor its cookies change the answer.
  window: undefined,
}

/**
 * Fetches one entry for `renderToHtml`, or for the option `content`: as it is published, with all
 * its variations, and the same for every visitor. Chooses no variation, reads and writes no cookie,
 * records nothing.
 *
 * ```ts
 * const host = 'https://content.example.com'
 * const entry = await fetchEntry({ apiKey: 'KEY', model: 'page', url: '/about', host })
 * ```
 *
 * A request that fails for a reason that may pass is repeated once within `timeout`, 10 seconds
 * unless told otherwise. With `cacheSeconds`, equal requests of this process share an answer for
 * that long.
 *
 * @param request - `url` is the address of the page that the content is for: full, or its path.
 *   `host` is the origin of the content host.
 * @returns The first entry that fits, or `null` when there is none.
 * @throws An error that says what to do: no answer in time, a status other than 2xx (in its
 *   `status`), an answer that is no content. TypeError for an option of the wrong type.
 */
export async function fetchEntry(request: EntryRequest): Promise<ContentEntry | null> {
  const { model, ...options } = request
  const client = createClient(options, environment)
  try {
    return await client.get(model, options)
  } finally {
    client.destroy()
  }
}
