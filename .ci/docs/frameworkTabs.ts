import { readCodeBlocks } from './codeBlocks'

/** Frameworks by language. Other languages belong to no framework. */
const FRAMEWORKS: Readonly<Record<string, string>> = { tsx: 'React', vue: 'Vue', svelte: 'Svelte' }

const TABS = /^<!-- tabs: [\w-]+ -->\n[\s\S]*?^<!-- \/tabs -->$/gm

/**
 * Finds sections that show code for several frameworks without tabs.
 *
 * @returns Headings of those sections.
 */
export function sectionsWithoutTabs(page: string, text: string): readonly string[] {
  const sections = text.replace(TABS, '').split(/^(?=#+ )/m)
  return sections
    .filter((section) => {
      const blocks = readCodeBlocks(page, section).filter(({ kind }) => kind !== 'project')
      return new Set(blocks.map(({ language }) => FRAMEWORKS[language] ?? 'every page')).size > 1
    })
    .map((section) => /^#+ (.*)/.exec(section)?.[1] ?? '')
}
