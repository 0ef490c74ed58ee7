import { dirname, posix } from 'node:path'
import { createUniqueNames, headingSlug } from '../reference/headingSlug'

/** Text of pages by path in the project, with `/` as separator. */
export type Pages = ReadonlyMap<string, string>

const LINK = /\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)|\b(?:href|src)="([^"]+)"/g
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i
const CODE = /^(`{3,}|~{3,})[\s\S]*?^\1|`[^`\n]*`/gm
const HEADING = /^#{1,6}\s+(.+?)\s*#*\s*$/gm
const ID = /<[a-z][^>]*\s(?:id|name)="([^"]+)"/gi

/**
 * Finds links of Markdown pages to missing files or headings.
 *
 * Ignores external links and code.
 *
 * @param exists - Whether the project has a file or folder at that path.
 * @returns One line each, as in `docs/csp.md: embedding.md#nonces`.
 */
export function brokenLinks(pages: Pages, exists: (path: string) => boolean): string[] {
  return [...pages].flatMap(([page, text]) =>
    linksOf(text)
      .filter((link) => !leadsSomewhere(link, page, pages, exists))
      .map((link) => `${page}: ${link}`),
  )
}

function linksOf(text: string): string[] {
  const found = text.replace(CODE, '').matchAll(LINK)
  return Array.from(found, ([, markdown, html]) => markdown ?? html ?? '').filter(
    (link) => !ELSEWHERE.test(link),
  )
}

function leadsSomewhere(
  link: string,
  page: string,
  pages: Pages,
  exists: (path: string) => boolean,
): boolean {
  const [address = '', anchor] = link.split('#')
  const path = address ? posix.join(dirname(page), decodeURI(address)) : page
  if (path.startsWith('..') || !(pages.has(path) || exists(path))) return false
  const target = pages.get(path)
  return anchor === undefined || (target !== undefined && anchorsOf(target).has(anchor))
}

/** Anchors of a page on sites that render Markdown: its ids, and one for each heading. */
function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set(Array.from(text.matchAll(ID), ([, id = '']) => id))
  const unique = createUniqueNames()
  const withoutBlocks = text.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '')
  for (const [, heading = ''] of withoutBlocks.matchAll(HEADING)) {
    anchors.add(unique(headingSlug(heading)))
  }
  return anchors
}
