import { fromNames } from '../../utils/values/fromNames'
import { createRegExp, searchWith } from '../regExp/searchWith'
import { toText } from '../runtime/coerce'
import type { MethodTable } from '../runtime/kinds'
import { made, ownList } from '../runtime/made'

export const REGEXP_METHODS: MethodTable<RegExp> = fromNames(
  'exec test',
  (name) =>
    (regExp, [given]) => {
      const text = toText(given)
      return ownList(searchWith(regExp, text, (searcher) => searcher[name as 'exec'](text)))
    },
)

/**
 * Compiles a literal, and checks it at once. Each run creates a new object with its `lastIndex`.
 */
export function compileRegExpLiteral(source: string, flags: string): () => RegExp {
  createRegExp(source, flags)
  return () => made(createRegExp(source, flags))
}

/** Implements `RegExp`. */
export function RegExpClass(given?: unknown, flags?: unknown): RegExp {
  return made(createRegExp(given, flags === undefined ? undefined : toText(flags)))
}
