import { describe, expect, it } from 'vitest'
import { documentation } from './documentation'
import { sectionsWithoutTabs } from './frameworkTabs'

const BOTH = `**HTML**

\`\`\`html page
<site-blocks></site-blocks>
\`\`\`

**React**

\`\`\`tsx npm
<SiteBlocks />
\`\`\`
`

describe('sectionsWithoutTabs', () => {
  it('finds sections that show two frameworks without tabs', () => {
    expect(sectionsWithoutTabs('a.md', `# A\n\n## Both\n\n${BOTH}`)).toEqual(['Both'])
  })

  it.each([
    ['in tabs', `## Both\n\n<!-- tabs: framework -->\n${BOTH}<!-- /tabs -->\n`],
    ['in sections of their own', BOTH.replace('**React**', '## React')],
    ['of which one is a command', BOTH.replace('html page', 'sh project')],
  ])('ignores those %s', (_, text) => {
    expect(sectionsWithoutTabs('a.md', text)).toEqual([])
  })
})

describe('every guide', () => {
  // Pages about one framework show the files of one app, and migrations show old and new code.
  const guides = [...documentation()].filter(([page]) =>
    /^docs\/(?!frameworks\/|migration)/.test(page),
  )

  it('shows code of several frameworks in tabs', () => {
    const found = guides.flatMap(([page, text]) =>
      sectionsWithoutTabs(page, text).map((heading) => `${page}: ${heading}`),
    )
    expect(found).toEqual([])
  })
})
