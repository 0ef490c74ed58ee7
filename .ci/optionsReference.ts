import { literal, type OptionRow, optionRows } from './optionRows'

const SECTIONS: readonly (readonly [title: string, section: OptionRow['section']])[] = [
  ['What is shown, and how', 'display'],
  ['Content host and visitors', 'client'],
  ['Which content is requested', 'request'],
]

const CHANGES: Readonly<Record<OptionRow['change'], string>> = {
  request: 'requests again',
  render: 're-renders',
  next: 'counts from then on',
  never: 'not possible',
}

/** The page `docs/options.md`: the table of options with the comments of their interfaces. */
export function optionsReference(): string {
  const rows = optionRows()
  const sections = SECTIONS.map(([title, section]) => {
    const lines = rows.filter((row) => row.section === section).map(tableLine)
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

function tableLine(row: OptionRow): string {
  const { name, type, default: value, attribute, elementOnly, change, summary, initial } = row
  const cells = [
    `<a id="${name}"></a>${code(name)}`,
    attribute === undefined ? '—' : code(attribute) + (elementOnly ? ', not as `data-`' : ''),
    code(typeof type === 'string' ? type : type.map(literal).join(' | ')),
    value === undefined ? (initial ?? '—') : code(literal(value)),
    CHANGES[change],
    summary,
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

function code(text: string): string {
  return `\`${text}\``
}
