import { warnOnce } from '../../utils/problems/warn'
import { quoteValue } from '../../utils/text/quoteValue'
import { definedOnly } from '../../utils/values/filterFields'
import type { ClientOptions } from './ClientOptions'
import { HOSTS, isHostEnv } from './hosts'
import { validateOptions } from './Option'
import { CLIENT_OPTIONS, CLIENT_REQUEST_OPTIONS, WIDGET_REQUEST_OPTIONS } from './optionTables'

/**
 * Copies the options that are set.
 *
 * Throws for an option of the wrong type. Warns about a value of the right type without effect.
 */
export function readClientOptions(given: ClientOptions): ClientOptions {
  validateOptions(given, {
    ...CLIENT_REQUEST_OPTIONS,
    ...WIDGET_REQUEST_OPTIONS,
    ...CLIENT_OPTIONS,
  })
  const options = definedOnly(given)
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
  if (apiEndpoint === undefined || /^(?:content|query)$/.test(apiEndpoint)) {
    return Object.freeze(options)
  }
  warnOnce(
    `option "apiEndpoint" is ${quoteValue(apiEndpoint)}; "content" is used. Use "content" or "query".`,
  )
  const { apiEndpoint: unknown, ...others } = options
  return Object.freeze(others)
}
