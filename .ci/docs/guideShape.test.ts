import { describe, expect, it } from 'vitest'
import { documentation } from './documentation'
import { guideProblems } from './guideShape'

const GUIDE = `# Cookies

Choose where visitors are remembered.

## How

…

## Next

[Consent](consent.md), [tracking](tracking.md).
`
/** The table of contents and the home page of the site. */
const SITE_PAGES = ['docs/README.md', 'docs/index.md']

describe('guideProblems', () => {
  it('finds none in a guide with a benefit and next steps', () => {
    expect(guideProblems(GUIDE)).toEqual([])
  })

  it.each([
    ['Choose where visitors are remembered.', '```html\n<a>\n```', 'begin with a paragraph'],
    ['Choose where visitors are remembered.', '| a | b |', 'begin with a paragraph'],
    ['remembered.', 'remembered:', 'end in a sentence'],
    ['Choose', 'Choose '.repeat(60).trim(), 'too long'],
    ['## Next', '## More', 'section "Next"'],
    ['[tracking](tracking.md)', '[tracking](https://example.com)', 'fewer than two pages'],
    ['[tracking](tracking.md)', '[above](#how)', 'fewer than two pages'],
  ])('reports %j in place of %j', (text, other, problem) => {
    expect(guideProblems(GUIDE.replace(text, other)).join()).toContain(problem)
  })
})

describe('every guide', () => {
  const guides = [...documentation()].filter(
    ([page]) => page.startsWith('docs/') && !SITE_PAGES.includes(page),
  )

  it('starts with the benefit and ends with next steps', () => {
    const problems = guides.flatMap(([page, text]) =>
      guideProblems(text).map((problem) => `${page} ${problem}`),
    )
    expect(problems).toEqual([])
  })
})
