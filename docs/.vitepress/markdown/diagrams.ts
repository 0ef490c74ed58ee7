import { renderMermaidSVG } from 'beautiful-mermaid'
import type { MarkdownRenderer } from 'vitepress'

/** The style sheet of a drawing asks for a font of others; that of the site has its rules. */
const STYLE = /<style>[\s\S]*?<\/style>/

/** Draws blocks of `mermaid` when the site is built: readers load no library for it. */
export function diagrams(md: MarkdownRenderer): void {
  const render = md.renderer.rules.fence
  md.renderer.rules.fence = (tokens, index, ...rest) => {
    const token = tokens[index]
    if (!token?.info.startsWith('mermaid')) return render?.(tokens, index, ...rest) ?? ''
    const title = /title="([^"]*)"/.exec(token.info)?.[1] ?? 'Diagram'
    const svg = renderMermaidSVG(token.content, { transparent: true }).replace(STYLE, '')
    return `<figure class="diagram" role="img" tabindex="0" aria-label="${md.utils.escapeHtml(title)}" v-pre>${svg}</figure>`
  }
}
