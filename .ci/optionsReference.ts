import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { optionAttributes } from '../embed/element/readAttributes'
import { MOUNT_OPTIONS, mountOptionRows, type OptionName } from '../embed/widget/MountOptions'
import { CLIENT_OPTIONS, type Option, REQUEST_OPTIONS } from '../src/internal'

/** The comment of an option: its first sentence, and its `@default`. */
interface Comment {
  readonly summary: string
  readonly initial: string | undefined
}

const SECTIONS: readonly { readonly title: string; has(name: string): boolean }[] = [
  {
    title: 'What is shown, and how',
    has: (name) => !(name in CLIENT_OPTIONS || name in REQUEST_OPTIONS),
  },
  { title: 'Content host and visitors', has: (name) => name in CLIENT_OPTIONS },
  {
    title: 'Which content is requested',
    has: (name) => name in REQUEST_OPTIONS && !(name in CLIENT_OPTIONS),
  },
]

const INTERFACES = ['MountOptions', 'DisplayOptions', 'ClientOptions', 'ContentRequest']

const CHANGES: Readonly<Record<NonNullable<Option['change']> | 'request', string>> = {
  request: 'requests again',
  render: 're-renders',
  next: 'counts from then on',
  never: 'not possible',
}

/**
 * The page `docs/options.md`: the table of options with the comments of their interfaces.
 *
 * @throws Error when an option has no comment, or the `@default` of its comment is not that of the table.
 */
export function optionsReference(): string {
  const comments = readComments()
  const known = mountOptionRows.map(([name, row]) => ({ name, row, comment: comments.get(name) }))
  const sections = SECTIONS.map(({ title, has }) => {
    const lines = known
      .filter(({ name }) => has(name))
      .map(({ name, row, comment }) => tableLine(name, row, comment))
    return `## ${title}\n\n${HEAD}\n${lines.join('\n')}\n`
  })
  return `${INTRODUCTION}\n${sections.join('\n')}`
}

const INTRODUCTION = `# Options

Every option of \`mount()\`. Each is a property of \`<site-blocks>\` too, and those with a name in the second column can be
written as attributes: on other elements with \`data-\` in front. The last column but one says what a change does after
\`mount()\`: by \`update()\`, by an attribute or by a property.

This page is generated from the code: \`npm run docs:options\`.
`

const HEAD = `| Option | Attribute | Type | Default | A change | Meaning |
| --- | --- | --- | --- | --- | --- |`

function tableLine(name: OptionName, row: Option, comment: Comment | undefined): string {
  if (!comment) throw new Error(`Option "${name}" has no comment.`)
  checkDefault(name, row, comment)
  const attribute = Array.from(optionAttributes).find(([, option]) => option === name)?.[0]
  const cells = [
    code(name),
    attribute === undefined
      ? '—'
      : code(attribute) + (row.attribute === 'element' ? ', not as `data-`' : ''),
    code(typeText(row)),
    row.default === undefined ? (comment.initial ?? '—') : code(literal(row.default)),
    CHANGES[row.change ?? 'request'],
    comment.summary,
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

function typeText({ type }: Option): string {
  return typeof type === 'string' ? type : type.map(literal).join(' | ')
}

function checkDefault(name: string, row: Option, { initial }: Comment): void {
  const isLiteral = initial !== undefined && /^(?:true|false|\d+|'[^']*')$/.test(initial)
  const inTable = row.default === undefined ? undefined : literal(row.default)
  if ((isLiteral ? initial : undefined) === inTable) return
  throw new Error(`Option "${name}": the comment says @default ${initial}, the table ${inTable}.`)
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

function code(text: string): string {
  return `\`${text}\``
}

/** The comments of every option, by name. Where interfaces share one, the earlier interface is read. */
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
  const [description = '', initial] = lines.split('@default ')
  const plain = description
    .replace(/\s+/g, ' ')
    .replace(/\{@link (?:\w+\.)?(\w+)\}/g, '`$1`')
    .trim()
  const summary = /^.*?\.(?=\s|$)/.exec(plain)?.[0] ?? plain
  return { summary, initial: initial?.trim() }
}
