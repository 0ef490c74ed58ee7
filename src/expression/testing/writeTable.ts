import { LATER, TAKEN } from './corpus'
import { REFUSED } from './refusedCorpus'

const START = '<!-- Made of src/expression/testing/corpus.ts by `npm run docs:write`. -->'
const END = '<!-- End of what is made. -->'

/** Maximum length of an example, in characters. */
const LONGEST_EXAMPLE = 90

/** Replaces the table of supported and refused constructs in a page. */
export function writeTable(page: string): string {
  const [before = '', after = ''] = [page.split(START)[0], page.split(END)[1]]
  const taken = [...TAKEN, LATER].map(({ name, texts }) => [
    name,
    code(texts.find((text) => text.length <= LONGEST_EXAMPLE) ?? ''),
  ])
  const refused = REFUSED.map(([name, message, text]) => [name, code(text), message])
  const tables = [
    START,
    '## What the language supports',
    table(['Construct', 'For example'], taken),
    '## What it does not support',
    table(['Construct', 'For example', 'The warning says'], refused),
    END,
  ]
  return before + tables.join('\n\n') + after
}

function code(text: string): string {
  if (!text.includes('`')) return `\`${text}\``
  return /^`|`$/.test(text) ? `\`\` ${text} \`\`` : `\`\`${text}\`\``
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((cells) =>
    cells.map((cell) => cell.replace(/\|/g, '\\|').replace(/\\\\\|/g, '\\|')),
  )
  const widths = head.map((_, index) =>
    Math.max(...lines.map((cells) => cells[index]?.length ?? 0)),
  )
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0, fill)).join(' | ')} |`
  const [first = [], ...others] = lines
  const rule = line(
    head.map(() => ''),
    '-',
  )
  return [line(first), rule, ...others.map((cells) => line(cells))].join('\n')
}
