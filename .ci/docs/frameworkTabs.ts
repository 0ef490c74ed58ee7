import { readCodeBlocks } from './codeBlocks'

/** Frameworks by the language of their code; the rest is for every page. */
const FRAMEWORKS: Readonly<Record<string, string>> = { tsx: 'React', vue: 'Vue', svelte: 'Svelte' }

const TABS = /^<!-- tabs: [\w-]+ -->\n[\s\S]*?^<!-- \/tabs -->$/gm

/**
 * Sections that show the same in more than one framework one below the other, in place of tabs.
 *
 * @returns The headings of those sections.
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
