import type { ContentEntry } from '../content/types'
import { type ClientEnvironment, defaultEnvironment } from './browser/environment'
import { createClient } from './createClient'
import type { ClientOptions } from './options/ClientOptions'
import type { ContentRequest } from './options/ContentRequest'

/** Options of {@link fetchEntry}: those of a client, and those of one request. */
export interface EntryRequest
  extends ClientOptions,
    Omit<ContentRequest, 'content' | keyof ClientOptions> {
  /** Name of the model, as in `page`. */
  readonly model: string
}

const environment: ClientEnvironment = {
  ...defaultEnvironment(),
  // Neither the page's URL nor its cookies may change the response.
  window: undefined,
}

/**
 * Fetches one published entry for `renderToHtml` or the option `content`: with all its variations,
 * the same for every visitor. Assigns no variation, uses no cookies and records nothing.
 *
 * ```ts
 * const host = 'https://content.example.com'
 * const entry = await fetchEntry({ apiKey: 'KEY', model: 'page', url: '/about', host })
 * ```
 *
 * Retries a temporary failure once within `timeout`, which defaults to 10 seconds. With
 * `cacheSeconds`, equal requests of this process share a response for that long.
 *
 * @param request - `url` is the URL or path of the page that the content is for. `host` is the
 *   origin of the content host.
 * @returns The first matching entry, or `null` when there is none.
 * @throws An error with its remedy: no response in time, a status other than 2xx (in its `status`),
 *   or a response that is not content. TypeError for an option of the wrong type.
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
