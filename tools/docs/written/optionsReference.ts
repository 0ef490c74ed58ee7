import { literal, type OptionRow, optionRows } from '../../../embed/options/optionRows'

const SECTIONS: readonly (readonly [title: string, section: OptionRow['section']])[] = [
  ['Content and display', 'display'],
  ['Content host and visitors', 'client'],
  ['Which content is requested', 'request'],
]

const CHANGES: Readonly<Record<OptionRow['change'], string>> = {
  request: 'requests again',
  render: 're-renders',
  next: 'applies from then on',
  never: 'is not possible',
}

/**
 * Writes the page `docs/options.md` from the table of options and the comments of their interfaces.
 */
export function optionsReference(): string {
  const rows = optionRows()
  const sections = SECTIONS.map(([title, section]) => {
    const options = rows.filter((row) => row.section === section).map(writeOption)
    return `## ${title}\n\n${options.join('\n')}`
  })
  return `${INTRODUCTION}\n${sections.join('\n')}\n${NEXT}`
}

const INTRODUCTION = `# Options

Find every option of \`mount()\`: its type, its default, its attribute, and a control of the playground that shows its effect.

- Every option is also a property of \`<site-blocks>\`.
- Options with an attribute can be written in HTML: on \`<site-blocks>\` as it stands here, on other elements with \`data-\` before it.
  Objects and lists are written as JSON.
- To change an option later, set the attribute or the property, or call \`widget.update()\`. Each option says what a change does.
- _Try it_ opens the option in the playground: run \`npm start\` first.
`

const NEXT = `## Next

[Embedding](embedding.md) has the ways to pass options, [Consent](consent.md) what \`canTrack\` decides,
[Mounting](api/mount.md) the types.
`

const PLAYGROUND = 'http://localhost:4173/?panel=behaviour'

function writeOption(row: OptionRow): string {
  const { name, summary, since, change } = row
  const facts = [
    typeText(row),
    defaultText(row),
    attributeText(row),
    `a change ${CHANGES[change]}`,
    `since ${since}`,
    `[Try it](${PLAYGROUND}&find=${name})`,
  ]
  // Headings have lower-case anchors. An anchor inside a heading would hide its text from the
  // search.
  const anchor = name === name.toLowerCase() ? '' : `<a id="${name}"></a>\n\n`
  return `${anchor}### ${name}\n\n${summary}\n\n${facts.join(' · ')}\n`
}

function typeText({ type }: OptionRow): string {
  if (typeof type !== 'string') return code(type.map(literal).join(' | '))
  return code(type.replace(/\b(?:hash|path)\b/g, literal))
}

function defaultText({ default: value, initial }: OptionRow): string {
  if (value !== undefined) return `default ${code(literal(value))}`
  return initial === undefined ? 'no default' : `default: ${initial}`
}

function attributeText({ name, attribute, elementOnly }: OptionRow): string {
  // Every element of a page has this one.
  if (name === 'nonce') return 'attribute `nonce`, never with `data-`'
  if (attribute === undefined) return 'no attribute'
  return `attribute ${code(attribute)}${elementOnly ? ', not as `data-`' : ''}`
}

function code(text: string): string {
  return `\`${text}\``
}
