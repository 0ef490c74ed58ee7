import { readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import type { MarkdownRenderer } from 'vitepress'

/**
 * Lets the links of pages work on the site as they do in a checkout: those to sources, tests and examples lead to the
 * repository, which package.json names, and those to a README to the page that the site makes of it.
 *
 * @param root - The project's folder.
 */
export function sourceLinks(md: MarkdownRenderer, root: string): void {
  const { repository } = JSON.parse(readFileSync(posix.join(root, 'package.json'), 'utf8'))
  const forge = repository.url.replace(/^git\+|\.git$/g, '')
  // Before the site's own rule, which makes `.html` of `.md`.
  const render = md.renderer.rules.link_open
  md.renderer.rules.link_open = (tokens, index, options, env, self) => {
    const token = tokens[index]
    const href = token?.attrGet('href')
    if (href) token?.attrSet('href', siteAddress(href, env.relativePath, forge))
    return render?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options)
  }
}

/**
 * Where a link of a page leads on the site.
 *
 * @param page - Its path below `docs/`, as in `frameworks/react.md`.
 * @param forge - The repository's address, without a `/` at the end.
 */
export function siteAddress(href: string, page: string, forge: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|#|\/)/i.test(href)) return href
  const path = posix.join('docs', dirname(page), href)
  if (!path.startsWith('docs/')) return `${forge}/blob/main/${path}`
  const readme = path.startsWith('docs/README.md') ? 'guides.md' : 'index.md'
  return href.replace(/\bREADME\.md/, readme)
}
