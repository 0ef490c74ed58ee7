import type { CodeBlock } from '../../../tools/docs/codeBlocks'

/** The page of a reader who has followed the guides. */
export interface ReadersPage {
  /** Markup pasted into the body of an empty page. */
  readonly body: string
  /** Headers of the reader's server. */
  readonly headers: Readonly<Record<string, string>>
}

/** The page that shows entries. */
const CONTENT_PAGE = 'readme'

/** Parts of a page that a fragment replaces; every match is replaced. */
const REPLACEABLE: Readonly<Record<string, RegExp>> = {
  content: /<site-blocks[\s>][\s\S]*?<\/site-blocks>|<(\w+) data-siteblocks[\s>][\s\S]*?<\/\1>/g,
  widget: /<script\b[^>]*\ssrc="[^"]*\/(?:embed|modules\/siteblocks)[^"]*"[^>]*><\/script>/g,
  code: /<script>[\s\S]*?<\/script>/g,
}

/**
 * Builds the page for a block: its own code if it is a page, else its base page with the block in
 * place of the part that it replaces.
 */
export function readersPage(block: CodeBlock, blocks: readonly CodeBlock[]): ReadersPage {
  const of = block.values.get('of') ?? (block.language === 'json' ? CONTENT_PAGE : undefined)
  const base = of && blocks.find(({ values }) => values.get('id') === of)
  if (!base) return { body: block.code, headers: {} }
  const { body, headers } = readersPage(base, blocks)
  switch (block.kind) {
    case 'header':
      return { body, headers: { ...headers, ...readHeaders(block.code) } }
    case 'script': {
      const script = `<script>\n${block.code}\n</script>`
      return { body: `${without(body, script)}\n${script}`, headers }
    }
    case 'fragment':
      return { body: `${block.code}\n${without(body, block.code)}`, headers }
    default:
      return { body, headers }
  }
}

/** Removes the parts that `code` replaces. */
function without(page: string, code: string): string {
  return Object.values(REPLACEABLE).reduce(
    (rest, pattern) => (code.search(pattern) < 0 ? rest : rest.replace(pattern, '')),
    page,
  )
}

function readHeaders(code: string): Record<string, string> {
  const lines = code.replace(/\n\s+/g, ' ').split('\n').filter(Boolean)
  return Object.fromEntries(lines.map((line) => line.split(/:\s*(.*)/s).slice(0, 2)))
}
