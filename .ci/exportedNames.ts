/** Vague words: an exported name says what the export does to what. */
const VAGUE = /^(?:settled?|parts?|places?|scopes?|scoped|surroundings|hear|things?|between|kept)$/i

/**
 * Standard terms (a scope of names, as in ECMAScript), and what files of the module build export.
 */
const ALLOWED: ReadonlySet<string> = new Set([
  'part',
  'partLoader',
  'Scope',
  'ItemScope',
  'itemScopes',
  'DraftScope',
  'currentScope',
  'foreignScope',
  'scope',
  'createScopedStore',
])

const EXPORT = /^export (?:async )?(?:function\*?|const|interface|type|class|let) (\w+)/gm

/** Exported names of a source that contain a vague word. */
export function vagueNames(source: string): string[] {
  return Array.from(source.matchAll(EXPORT), ([, name = '']) => name).filter(
    (name) => !ALLOWED.has(name) && wordsOf(name).some((word) => VAGUE.test(word)),
  )
}

/** The words of `camelCase`, `PascalCase` and `UPPER_CASE`. */
function wordsOf(name: string): readonly string[] {
  return name.includes('_')
    ? name.split('_')
    : (name.match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g) ?? [])
}
