import { readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import type { MarkdownRenderer } from 'vitepress'

/** Where links that leave the guides lead. */
export interface LinkTargets {
  /** The repository's address, without a `/` at the end. */
  readonly forge: string
  /**
   * The playground's address, with a `/` at the end; none: links lead to the guide of the
   * playground.
   */
  readonly playground: string | undefined
}

/** Pages that the playground serves at `/examples/`. */
const EXAMPLES = 'docs/examples/'

/** Address that `npm start` prints, and the guides name. */
const PLAYGROUND = 'http://localhost:4173/'

/**
 * Lets the links of pages work on the site as they do in a checkout: those to sources, tests and
 * examples lead to the repository, which package.json names, those to a README to the page that the
 * site makes of it, and those to the playground to the one beside the site.
 *
 * @param root - The project's folder.
 */
export function sourceLinks(
  md: MarkdownRenderer,
  root: string,
  playground: string | undefined,
): void {
  const { repository } = JSON.parse(readFileSync(posix.join(root, 'package.json'), 'utf8'))
  const targets = { forge: repository.url.replace(/^git\+|\.git$/g, ''), playground }
  // Before the site's own rule, which makes `.html` of `.md`.
  const render = md.renderer.rules.link_open
  md.renderer.rules.link_open = (tokens, index, options, env, self) => {
    const token = tokens[index]
    const href = token?.attrGet('href')
    if (token && href) {
      const address = siteAddress(href, env.relativePath, targets)
      token.attrSet('href', address)
      // The playground is on the same origin, but no page of the site: its router and its check of
      // links leave these alone.
      if (address.startsWith('/')) token.attrSet('target', '_self')
    }
    return render?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options)
  }
}

/**
 * Where a link of a page leads on the site.
 *
 * @param page - Its path below `docs/`, as in `frameworks/react.md`.
 */
export function siteAddress(href: string, page: string, targets: LinkTargets): string {
  const { forge, playground } = targets
  if (href.startsWith(PLAYGROUND)) {
    return playground === undefined
      ? posix.relative(dirname(page), 'playground.md')
      : playground + href.slice(PLAYGROUND.length)
  }
  if (/^(?:[a-z][a-z\d+.-]*:|#|\/)/i.test(href)) return href
  const path = posix.join('docs', dirname(page), href)
  if (path.startsWith(EXAMPLES) && playground !== undefined) {
    return `${playground}examples/${path.slice(EXAMPLES.length)}`
  }
  if (!path.startsWith('docs/') || path.startsWith(EXAMPLES)) return `${forge}/blob/main/${path}`
  const readme = path.startsWith('docs/README.md') ? 'guides.md' : 'index.md'
  return href.replace(/\bREADME\.md/, readme)
}
