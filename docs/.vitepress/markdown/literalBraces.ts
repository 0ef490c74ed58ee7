import type { MarkdownRenderer } from 'vitepress'

/** Shows `{{…}}` in inline code as it is written; the site would evaluate it. */
export function literalBraces(md: MarkdownRenderer): void {
  const render = md.renderer.rules.code_inline
  md.renderer.rules.code_inline = (...parameters) =>
    (render?.(...parameters) ?? '').replace('<code', '<code v-pre')
}
