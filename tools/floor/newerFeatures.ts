import { createRequire } from 'node:module'
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { type AnyNode, parse } from 'acorn'

type Tree = Readonly<Record<string, Identifier>>

/** Loaded at runtime: bundlers need not parse 18 MB. */
const bcd: {
  readonly api: Tree
  readonly javascript: { readonly builtins: Tree }
  readonly css: Readonly<Record<string, Tree>>
} = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** Oldest supported version of each browser. */
export type Floor = Readonly<Record<string, string>>

/** Names that a script uses, by kind. */
interface Used {
  /** Names of properties, after a dot. */
  readonly members: Set<string>
  /** Standalone names that are too long to be minified ones. */
  readonly globals: Set<string>
  readonly strings: Set<string>
}

const SHORT = 3

/**
 * Finds features of a minified script that some browser of the floor lacks: built-ins, DOM, events,
 * and CSS in strings. Types are unknown, so a name counts as old as the oldest feature with that
 * name.
 *
 * @returns Kind and name, as in `member replaceChildren`, each with the browsers that lack it.
 * @throws SyntaxError - When the syntax is newer than `ecmaVersion`.
 */
export function newerFeatures(
  code: string,
  floor: Floor,
  ecmaVersion: 2020 | 2021 | 2022,
): ReadonlyMap<string, string> {
  const { members, globals, strings } = usedIn(parse(code, { ecmaVersion }))
  const text = [...strings].join('\n')
  const found = new Map<string, string>()
  const look = (kind: string, name: string, known: readonly CompatStatement[]): void => {
    const lacking = known.map((compat) => tooOld(compat, floor))
    if (lacking.length > 0 && lacking.every((browsers) => browsers.length > 0)) {
      found.set(`${kind} ${name}`, lacking[0]?.join(', ') ?? '')
    }
  }
  const interfaces = [...Object.entries(bcd.api), ...Object.entries(bcd.javascript.builtins)]
  const reachable = interfaces.filter(
    ([, { __compat }]) => __compat && tooOld(__compat, floor).length === 0,
  )
  for (const name of members) look('member', name, membersOf(reachable, [name, `${name}_static`]))
  for (const name of globals) look('global', name, compatOf(interfaces, name))
  for (const name of strings) look('event', name, membersOf(reachable, [`${name}_event`]))
  const inText = (pattern: RegExp): Set<string> =>
    new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))
  for (const [kind, tree, pattern] of [
    ['selector', bcd.css.selectors, /::?([a-z-]+)/g],
    ['at-rule', bcd.css['at-rules'], /@([a-z-]+)/g],
    ['property', bcd.css.properties, /(?:^|[{;])([a-z-]+):/gm],
  ] as const) {
    for (const name of inText(pattern)) look(kind, name, compatOf(Object.entries(tree ?? {}), name))
  }
  return found
}

function usedIn(root: AnyNode): Used {
  const used: Used = { members: new Set(), globals: new Set(), strings: new Set() }
  const walk = (node: AnyNode | null, isName = false): void => {
    if (!node) return
    if (node.type === 'Identifier' && !isName && node.name.length > SHORT)
      used.globals.add(node.name)
    if (node.type === 'Literal' && typeof node.value === 'string') used.strings.add(node.value)
    if (node.type === 'TemplateElement') used.strings.add(node.value.cooked ?? '')
    if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier')
      used.members.add(node.property.name)
    for (const [key, value] of Object.entries(node)) {
      const names = (key === 'property' || key === 'key') && 'computed' in node && !node.computed
      for (const child of Array.isArray(value) ? value : [value]) {
        if (child && typeof child === 'object' && 'type' in child) walk(child as AnyNode, names)
      }
    }
  }
  walk(root)
  return used
}

function compatOf(tree: readonly [string, Identifier][], name: string): CompatStatement[] {
  return tree.flatMap(([key, { __compat }]) => (key === name && __compat ? [__compat] : []))
}

function membersOf(
  interfaces: readonly [string, Identifier][],
  names: readonly string[],
): CompatStatement[] {
  return interfaces.flatMap(([, tree]) =>
    names.flatMap((name) => {
      const { __compat } = Object.hasOwn(tree, name) ? ((tree as Tree)[name] as Identifier) : {}
      return __compat ? [__compat] : []
    }),
  )
}

/** Browsers of the floor that lack a feature, and their first version with it. */
function tooOld({ support }: CompatStatement, floor: Floor): string[] {
  return Object.entries(floor).flatMap(([browser, oldest]) => {
    const statements = [support[browser as keyof typeof support] ?? []].flat()
    const plain = statements.find(
      ({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name,
    )
    const since = plain?.version_added
    if (typeof since !== 'string' || plain?.version_removed) return [`${browser} never`]
    return isAtMost(since.replace('≤', ''), oldest) ? [] : [`${browser} ${since}`]
  })
}

function isAtMost(version: string, other: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number)
  // `preview` parses as NaN, which is not at most any version.
  return major < otherMajor || (major === otherMajor && minor <= otherMinor)
}
