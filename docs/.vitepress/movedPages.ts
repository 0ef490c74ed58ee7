import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { headingSlug } from '../../.ci/reference/headingSlug.ts'
import { FORMER_PAGES } from '../../.ci/reference/topics.ts'

/**
 * Lets old links into the reference work: writes a page at each address that it had by module,
 * which leads to where the name in the link's fragment stands now.
 *
 * @param reference - The folder of the reference in Markdown.
 * @param folder - The folder of the reference on the site.
 */
export function writeMovedPages(reference: string, folder: string): void {
  const pages = pagesByName(reference)
  for (const [page, successor] of Object.entries(FORMER_PAGES)) {
    const file = join(folder, `${page}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, movedPage(posix.relative(posix.dirname(page), '.'), successor, pages))
  }
}

/** The page of each public name, by the anchor of its heading. */
function pagesByName(reference: string): Readonly<Record<string, string>> {
  const names = readdirSync(reference)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .flatMap((file) => {
      const headings = readFileSync(join(reference, file), 'utf8').matchAll(/^## (.+)$/gm)
      return Array.from(headings, ([, heading = '']) => [
        headingSlug(heading),
        file.replace(/\.md$/, ''),
      ])
    })
  return Object.fromEntries(names)
}

/** @param up - The way to the folder of the reference; empty where the page is in it. */
export function movedPage(
  up: string,
  successor: string,
  pages: Readonly<Record<string, string>>,
): string {
  const base = up && `${up}/`
  return `<!doctype html>
<meta charset="utf-8">
<title>Moved</title>
<meta name="robots" content="noindex">
<noscript><meta http-equiv="refresh" content="0; url=${base}${successor}.html"></noscript>
<script>
  const pages = ${JSON.stringify(pages)}
  const page = pages[location.hash.slice(1)] || '${successor}'
  location.replace('${base}' + page + '.html' + location.hash)
</script>
<p>This page is now <a href="${base}${successor}.html">here</a>.</p>
`
}
