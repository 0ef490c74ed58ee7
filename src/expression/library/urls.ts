import { isRecord } from '../../utils/isRecord'
import { isObject, toText } from '../runtime/coerce'
import { SLOW_STEPS } from '../runtime/limits'
import { made } from '../runtime/made'
import { entriesOf, itemsOf } from '../runtime/properties'
import { spend } from '../runtime/run'

export function UrlClass(...args: unknown[]): URL {
  spend(4 * SLOW_STEPS)
  const texts = args.flatMap((arg) => (arg === undefined ? [] : toText(arg)))
  const url = new URL(...(texts as [string]))
  made(url.searchParams)
  return made(url)
}

export function QueryClass(given: unknown = ''): URLSearchParams {
  const pairs = isRecord(given)
    ? entriesOf(given)
    : isObject(given) && itemsOf(given).map((pair) => itemsOf(pair))
  return made(
    new URLSearchParams(
      pairs ? pairs.map((pair) => pair.map((text) => toText(text))) : toText(given),
    ),
  )
}
