import type { MarkdownRenderer } from 'vitepress'

const GROUP = /^<!-- tabs: ([\w-]+) -->\n([\s\S]*?)^<!-- \/tabs -->$/gm
const TITLE = /^\*\*(.+)\*\*$/gm
/** Marks of what is true until npm has the package. Before its title, one would end a tab. */
const UNTIL_NPM = /^<!-- \/?until npm -->\n+/gm

/**
 * Makes tabs of a group of titled blocks. In a checkout the group reads as it is written:
 *
 * ```md
 * <!-- tabs: framework -->
 * **React**
 * … (a block of code)
 * **Vue**
 * … (a block of code)
 * <!-- /tabs -->
 * ```
 *
 * Groups of one name change together, and keep the reader’s choice. Titles become ids: one word
 * each.
 */
export function tabGroups(md: MarkdownRenderer): void {
  md.core.ruler.before('normalize', 'tab-groups', (state) => {
    state.src = markTabs(state.src.replace(/\r\n?/g, '\n'))
  })
}

export function markTabs(markdown: string): string {
  return markdown.replace(
    GROUP,
    (_, name: string, body: string) =>
      `:::tabs key:${name}\n${body.replace(UNTIL_NPM, '').replace(TITLE, '== $1')}:::`,
  )
}
