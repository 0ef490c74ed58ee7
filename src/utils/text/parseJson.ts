import { attempt } from '../values/attempt'

/** Parses JSON; `undefined` when the text is invalid. */
export function parseJson(text: string): unknown {
  return attempt(() => JSON.parse(text))
}
