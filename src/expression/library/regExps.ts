import { createRegExp, searchWith } from '../regExp/createRegExp'
import { toText } from '../runtime/coerce'
import type { MethodTable } from '../runtime/kinds'
import { made, ownList } from '../runtime/made'

export const REGEXP_METHODS: MethodTable<RegExp> = {
  exec: (regExp, [given]) => {
    const text = toText(given)
    return ownList(searchWith(regExp, text, (searcher) => searcher.exec(text)))
  },
  test: (regExp, [given]) => {
    const text = toText(given)
    return searchWith(regExp, text, (searcher) => searcher.test(text))
  },
  toString: (regExp: RegExp) => toText(regExp),
}

/** Looks at a literal at once. Each run makes another: a `RegExp` remembers where it stopped. */
export function compileRegExp(pattern: string, flags: string): () => RegExp {
  createRegExp(pattern, flags)
  return () => made(createRegExp(pattern, flags))
}

/** `RegExp` of the language. */
export function RegExpClass(given?: unknown, flags?: unknown): RegExp {
  const { source, flags: known } =
    given instanceof RegExp ? given : { source: sourceOf(given), flags: '' }
  return made(createRegExp(source, flags === undefined ? known : toText(flags)))
}

/** What a method of texts is given, as a `RegExp`. */
export function toRegExp(given: unknown, flags: string): RegExp {
  return given instanceof RegExp ? given : createRegExp(sourceOf(given), flags)
}

function sourceOf(given: unknown): string {
  return given === undefined ? '(?:)' : toText(given)
}
