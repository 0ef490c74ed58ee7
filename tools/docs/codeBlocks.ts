/** A fenced block of code in a Markdown page. */
export interface CodeBlock {
  /** Path of the page in the project. */
  readonly page: string
  /** Line of the fence, counted from 1. */
  readonly line: number
  /** First word of the fence, as in `html`; empty if absent. */
  readonly language: string
  /** Second word of the fence: how the block is tested, as in `page`. */
  readonly kind: string
  /** Further settings of the fence: `id=offer shows="Spring sale"`. */
  readonly values: ReadonlyMap<string, string>
  /** Lines between the fences, without the fence's indentation. */
  readonly code: string
}

const FENCE = /^( *)(`{3,}|~{3,})(.*)$/
const WORD = /([\w-]+)=(?:"([^"]*)"|(\S*))|(\S+)/g

/**
 * The fenced blocks of a Markdown page, in order.
 *
 * @throws Error for an unclosed block.
 */
export function readCodeBlocks(page: string, text: string): readonly CodeBlock[] {
  const lines = text.split('\n')
  const blocks: CodeBlock[] = []
  for (let at = 0; at < lines.length; at++) {
    const [, indent = '', fence = '', info = ''] = FENCE.exec(lines[at] ?? '') ?? []
    if (!fence) continue
    const closing = new RegExp(`^ *${fence[0]}{${fence.length},}\\s*$`)
    const end = lines.findIndex((line, index) => index > at && closing.test(line))
    if (end < 0) throw new Error(`${page}:${at + 1}: this block of code is not closed`)
    const inside = lines.slice(at + 1, end).map((line) => withoutIndent(line, indent.length))
    blocks.push({ page, line: at + 1, ...readInfo(info), code: inside.join('\n') })
    at = end
  }
  return blocks
}

/** Position of a block, in the form that editors open. */
export function locationOf({ page, line }: CodeBlock): string {
  return `${page}:${line}`
}

function withoutIndent(line: string, indent: number): string {
  return line.slice(Math.min(indent, line.search(/\S|$/)))
}

function readInfo(info: string): Pick<CodeBlock, 'language' | 'kind' | 'values'> {
  const words: string[] = []
  const values = new Map<string, string>()
  for (const [, name, quoted, plain, word] of info.matchAll(WORD)) {
    if (word !== undefined) words.push(word)
    else if (name !== undefined) values.set(name, quoted ?? plain ?? '')
  }
  const [language = '', ...kind] = words
  return { language, kind: kind.join(' '), values }
}
