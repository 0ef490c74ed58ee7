import { dropKinds } from './dropKinds.ts'
import { patternOf } from './patternOf.ts'
import { renameProperties } from './renameProperties.ts'
import { replaceConstants } from './replaceConstants.ts'
import { type Edit, edited, isNode, nodesOf, parse } from './syntax.ts'

/** What to take out of a file of a library, and why nothing misses it. Texts are found as {@link patternOf} says. */
export interface Cut {
  readonly reason: string
  /** Statements at the top of the file that go: all that begin like this. */
  readonly statements?: readonly string[]
  /** Bodies that functions at the top of the file get instead of their own. */
  readonly functions?: Readonly<Record<string, string>>
  /** What is written otherwise, everywhere; in one place only when there is a `…` in it. */
  readonly texts?: readonly (readonly [found: string, put: string])[]
  /** What every read of a name becomes that always has the same value; a dot before it makes it a property's. */
  readonly constants?: Readonly<Record<string, string>>
  /** Kinds of fibers that React never makes after this: their numbers, and what React calls them. */
  readonly kinds?: Readonly<Record<number, string>>
  /** Properties that only this file knows, and that get shorter names. */
  readonly properties?: readonly string[]
}

/**
 * Takes `cuts` out of the code of a file.
 *
 * @throws Error when the file no longer has what a cut names: a new version of the library wants a new look.
 */
export function cutCode(code: string, cuts: readonly Cut[]): string {
  const body = nodesOf(parse(code).body)
  const edits: Edit[] = []
  for (const { statements = [], functions = {} } of cuts) {
    for (const beginning of statements) {
      const pattern = patternOf(beginning, 'y')
      const found = body.filter(({ start }) => {
        pattern.lastIndex = start
        return pattern.test(code)
      })
      if (found.length === 0) throw new Error(`no statement begins with "${beginning}"`)
      edits.push(...found.map(({ start, end }) => ({ start, end, text: '' })))
    }
    for (const [name, text] of Object.entries(functions)) {
      const found = body.find(({ type, id }) => {
        return type === 'FunctionDeclaration' && isNode(id) && id.name === name
      })
      if (!isNode(found?.body)) throw new Error(`no function ${name}`)
      edits.push({ start: found.body.start, end: found.body.end, text: `{ ${text} }` })
    }
  }
  let lean = edited(code, edits)
  for (const [found, put] of cuts.flatMap(({ texts = [] }) => texts)) {
    lean = replaceText(lean, found, put)
  }
  lean = replaceConstants(lean, new Map(cuts.flatMap((cut) => Object.entries(cut.constants ?? {}))))
  lean = dropKinds(lean, new Set(cuts.flatMap((cut) => Object.keys(cut.kinds ?? {}).map(Number))))
  const properties = cuts.flatMap((cut) => cut.properties ?? [])
  return properties.length > 0 ? renameProperties(lean, properties) : lean
}

function replaceText(code: string, found: string, put: string): string {
  const pattern = patternOf(found, 'g')
  const times = code.match(pattern)?.length ?? 0
  if (times === 0 || (times > 1 && found.includes('…'))) {
    throw new Error(`the text "${found}" is there ${times} times`)
  }
  return code.replace(pattern, () => put)
}
