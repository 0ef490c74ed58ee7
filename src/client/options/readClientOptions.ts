import { warnOnce } from '../../utils/problems/warn'
import { quoteValue } from '../../utils/text/quoteValue'
import type { ClientOptions } from './ClientOptions'
import { HOSTS, isHostEnv } from './hosts'
import { ALL_TYPES } from './optionTypes'
import { readOptions } from './readOptions'

/**
 * Copies the options that are set.
 *
 * Throws for an option of the wrong type. Warns about an unknown option, and about a value of the
 * right type without effect.
 */
export function readClientOptions(given: ClientOptions): ClientOptions {
  const options = readOptions(given, ALL_TYPES)
  const { env, host, apiEndpoint } = options
  if (env !== undefined && host === undefined && !isHostEnv(env)) {
    const known = Object.keys(HOSTS).join(', ')
    warnOnce(
      `option "env" is ${quoteValue(env)}, which is not a known env; production is used. Use one of ${known}.`,
    )
  }
  if (host !== undefined && !/^https?:\/\/|^\//i.test(host)) {
    warnOnce(
      `option "host" is ${quoteValue(host)}, which is not an origin. Pass one such as "https://content.example.com".`,
    )
  }
  if (apiEndpoint !== undefined && !/^(?:content|query)$/.test(apiEndpoint)) {
    warnOnce(
      `option "apiEndpoint" is ${quoteValue(apiEndpoint)}; "content" is used. Use "content" or "query".`,
    )
    return readClientOptions({ ...options, apiEndpoint: 'content' })
  }
  return Object.freeze(options)
}
