import { literal, type OptionRow, optionRows } from './optionRows'

const SECTIONS: readonly (readonly [title: string, section: OptionRow['section']])[] = [
  ['Content and display', 'display'],
  ['Content host and visitors', 'client'],
  ['Which content is requested', 'request'],
]

const CHANGES: Readonly<Record<OptionRow['change'], string>> = {
  request: 'requests again',
  render: 're-renders',
  next: 'counts from then on',
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

Find every option of \`mount()\` here: its type, its default, its attribute, and a control of the playground that shows what it does.

Each is a property of \`<site-blocks>\` too. Those with an attribute can be written in HTML: on other elements with \`data-\` in front.
A change after \`mount()\` may come by \`update()\`, by an attribute or by a property. _Try it_ opens the option in the playground,
which \`npm start\` runs.

This page is generated from the code: \`npm run docs:options\`.
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
  return code(typeof type === 'string' ? type : type.map(literal).join(' | '))
}

function defaultText({ default: value, initial }: OptionRow): string {
  if (value !== undefined) return `default ${code(literal(value))}`
  return initial === undefined ? 'no default' : `default: ${initial}`
}

function attributeText({ attribute, elementOnly }: OptionRow): string {
  if (attribute === undefined) return 'no attribute'
  return `attribute ${code(attribute)}${elementOnly ? ', not as `data-`' : ''}`
}

function code(text: string): string {
  return `\`${text}\``
}
