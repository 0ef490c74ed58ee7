import { type CodeBlock, locationOf } from './codeBlocks'

/** A kind of code block, by the way it is tested. */
interface BlockKind {
  /** Languages allowed for this kind. */
  readonly languages: readonly string[]
  /** Settings that the fence must have. */
  readonly required?: readonly string[]
  /** Settings that the fence may have. */
  readonly optional?: readonly string[]
}

const PAGE_VALUES = ['id', 'shows', 'logs', 'with', 'via', 'entry', 'at']

/** The kinds of blocks, which the README beside explains. `e2e/docs` has a test for each. */
export const BLOCK_KINDS: Readonly<Record<string, BlockKind>> = {
  page: { languages: ['html'], required: ['id'], optional: PAGE_VALUES.slice(1) },
  fragment: { languages: ['html'], required: ['of'], optional: PAGE_VALUES },
  script: { languages: ['js'], required: ['of'], optional: PAGE_VALUES },
  action: { languages: ['js'], required: ['of'], optional: PAGE_VALUES },
  header: { languages: ['http'], required: ['of'], optional: PAGE_VALUES },
  entry: { languages: ['json'], optional: ['id', 'shows'] },
  block: { languages: ['json'], optional: ['id', 'shows'] },
  npm: { languages: ['js', 'ts', 'tsx'] },
  source: { languages: ['ts', 'tsx'] },
  file: {
    languages: ['html', 'js', 'json', 'ts', 'tsx', 'vue', 'svelte', 'astro', 'php'],
    required: ['path'],
  },
  old: { languages: ['html', 'jsx'], required: ['path'] },
  new: { languages: ['html', 'js', 'jsx'], required: ['path'] },
  project: { languages: ['sh'] },
  figure: { languages: ['text', 'mermaid'], optional: ['title'] },
}

/**
 * Finds problems in the fences of code blocks.
 *
 * @returns One line per problem, with page, line and remedy.
 */
export function fenceProblems(blocks: readonly CodeBlock[]): readonly string[] {
  const ids = blocks.flatMap(({ values }) => values.get('id') ?? [])
  return blocks.flatMap((block) =>
    [...problemsOf(block, ids)].map((problem) => `${locationOf(block)}: ${problem}`),
  )
}

function* problemsOf(
  { language, kind: name, values }: CodeBlock,
  ids: readonly string[],
): Generator<string> {
  const kind = Object.hasOwn(BLOCK_KINDS, name) ? BLOCK_KINDS[name] : undefined
  if (!kind?.languages.includes(language)) {
    yield `"${`${language} ${name}`.trim()}" does not say how the block is tested. ${suggestion(language)}`
    return
  }
  const { required = [], optional = [] } = kind
  for (const value of required) {
    if (!values.get(value)) yield `"${language} ${name}" needs ${value}=…`
  }
  for (const value of values.keys()) {
    if (![...required, ...optional].includes(value)) {
      yield `"${language} ${name}" takes no "${value}"; it takes ${[...required, ...optional].join(', ') || 'none'}`
    }
  }
  const id = values.get('id')
  if (id !== undefined && ids.indexOf(id) !== ids.lastIndexOf(id)) {
    yield `id=${id} is taken by another block`
  }
  const of = values.get('of')
  if (of && !ids.includes(of)) yield `of=${of} is the id of no block; there are ${ids.join(', ')}`
}

function suggestion(language: string): string {
  const fences = Object.entries(BLOCK_KINDS)
    .filter(([, kind]) => kind.languages.includes(language))
    .map(([name, { required = [] }]) => [language, name, ...required.map((it) => `${it}=…`)])
  return fences.length > 0
    ? `Write one of: ${fences.map((words) => words.join(' ')).join('; ')} (tools/docs/README.md)`
    : `Use one of these languages: ${[...new Set(Object.values(BLOCK_KINDS).flatMap((it) => it.languages))].join(', ')}`
}
