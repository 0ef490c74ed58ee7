import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Option } from '../../src/client/options/Option'
import { CLIENT_TYPES, WIDGET_REQUEST_TYPES } from '../../src/client/options/optionTypes'
import { toKebabCase } from '../../src/utils/text/letterCase'
import { MOUNT_OPTIONS, mountOptionRows, type OptionName } from './MountOptions'

/** An option: its row in the table, with the details of its comment. */
export interface OptionRow extends Omit<Option, 'attribute' | 'change'> {
  readonly name: OptionName
  /** Group of the option: display, client or content request. */
  readonly section: 'display' | 'client' | 'request'
  /** Name of its attribute on a `<site-blocks>`, if it has one. */
  readonly attribute: string | undefined
  /** Whether only `<site-blocks>` has the attribute. */
  readonly elementOnly: boolean
  /** Effect of a change after `mount()`. */
  readonly change: NonNullable<Option['change']> | 'request'
  /** The first sentence of its comment. */
  readonly summary: string
  /** The default in its comment. */
  readonly initial: string | undefined
  /** Version that introduced the option. */
  readonly since: string
  /** Search words that occur nowhere else in its row; empty if none. */
  readonly keywords: string
}

type Comment = Pick<OptionRow, 'summary' | 'initial' | 'since' | 'keywords'>

/** Options without a `@since` exist since the first version. */
const FIRST_VERSION = '0.1.0'

const INTERFACES = ['MountOptions', 'DisplayOptions', 'ClientOptions', 'ContentRequest']

/**
 * Reads every option of `mount()` from the table and from the comments of its interfaces.
 *
 * @throws Error when an option lacks a comment, or the comment's `@default` differs from the table.
 */
export function optionRows(): readonly OptionRow[] {
  const comments = readComments()
  return mountOptionRows.map(([name, row]) => {
    const comment = comments.get(name)
    if (!comment) throw new Error(`Option "${name}" has no comment.`)
    checkDefault(name, row, comment)
    const isAttribute = row.type !== 'function' && row.attribute !== 'none'
    return {
      name,
      section: sectionOf(name),
      type: row.type,
      default: row.default,
      change: row.change ?? 'request',
      attribute: isAttribute ? toKebabCase(name) : undefined,
      elementOnly: row.attribute !== 'any',
      ...comment,
    }
  })
}

/** A value as the code writes it. */
export function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

function sectionOf(name: string): OptionRow['section'] {
  if (name in CLIENT_TYPES) return 'client'
  return name in WIDGET_REQUEST_TYPES ? 'request' : 'display'
}

function checkDefault(name: string, row: Option, { initial }: Comment): void {
  const isLiteral = initial !== undefined && /^(?:true|false|\d+|'[^']*')$/.test(initial)
  const inTable = row.default === undefined ? undefined : literal(row.default)
  if ((isLiteral ? initial : undefined) === inTable) return
  throw new Error(`Option "${name}": the comment says @default ${initial}, the table ${inTable}.`)
}

/** Comments of all options by name. If several interfaces share a name, the earliest wins. */
function readComments(): ReadonlyMap<string, Comment> {
  const sources = ['src', 'embed'].flatMap(sourcesIn)
  const comments = new Map<string, Comment>()
  for (const name of INTERFACES) {
    for (const [option, comment] of commentsOfInterface(name, sources)) {
      if (option in MOUNT_OPTIONS && !comments.has(option)) comments.set(option, comment)
    }
  }
  return comments
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

function commentsOfInterface(name: string, sources: readonly string[]): [string, Comment][] {
  const declaration = new RegExp(`^export interface ${name}\\b[^{]*\\{\\n([\\s\\S]*?)^\\}`, 'm')
  const body = sources.map((source) => declaration.exec(source)?.[1]).find(Boolean)
  if (body === undefined) throw new Error(`No file has an interface ${name}.`)
  const options = body.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*readonly (\w+)\??:/g)
  return Array.from(options, ([, text = '', option = '']) => [option, readComment(text)])
}

function readComment(text: string): Comment {
  const lines = text.replace(/^\s*\*? ?/gm, '').trim()
  const [description = '', ...tags] = lines.split(/@(?=default |since |keywords )/)
  const tag = (name: string) =>
    tags
      .find((text) => text.startsWith(`${name} `))
      ?.slice(name.length)
      .trim()
  const plain = description
    .replace(/\s+/g, ' ')
    .replace(/\{@link (?:\w+\.)?(\w+)\}/g, '`$1`')
    .trim()
  const summary = /^.*?\.(?=\s|$)/.exec(plain)?.[0] ?? plain
  return {
    summary,
    initial: tag('default'),
    since: tag('since') ?? FIRST_VERSION,
    keywords: tag('keywords') ?? '',
  }
}
