import { attempt } from '../values/attempt'

/** Decodes percent-encoded text; `undefined` when it is malformed. */
export function decodeUri(text: string): string | undefined {
  return attempt(() => decodeURIComponent(text))
}
