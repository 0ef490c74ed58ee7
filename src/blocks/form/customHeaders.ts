import { isRecord } from '../../utils/isRecord'
import { quoteValue } from '../../utils/quoteValue'
import { warnOnce } from '../../utils/warn'
import { textOf } from '../internals/textOf'

/** The headers that an author chose. What cannot be a header is left out with a warning. */
export function customHeaders(wished: unknown): Headers {
  const headers = new Headers()
  if (!isRecord(wished)) return headers
  for (const name of Object.keys(wished)) {
    try {
      headers.set(name, textOf(wished[name]))
    } catch {
      warnOnce(`the header ${quoteValue(name)} of a form was not sent: name or value is not valid.`)
    }
  }
  return headers
}
