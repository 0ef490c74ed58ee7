import { describe, expect, it } from 'vitest'
import { documentation } from './documentation'

/** What readers search for, and the page that answers it. */
const WORDS = [
  ['A/B test', 'docs/variations.md'],
  ['country', 'docs/personalization.md'],
  ['GTM', 'docs/frameworks/tag-manager.md'],
  ['WordPress', 'docs/frameworks/wordpress.md'],
  ['Autoptimize', 'docs/frameworks/wordpress-plugins.md'],
  ['Cloudflare', 'docs/frameworks/workers.md'],
] as const

/** Titles weigh most in the search of the site, and the first sentence describes a page. */
function headOf(page: string): string {
  const text = documentation().get(page) ?? ''
  const [title = '', , sentence = ''] = text.split('\n')
  return [title, sentence, ...(text.match(/^##+ .*$/gm) ?? [])].join('\n')
}

describe('the search of the guides', () => {
  it.each(WORDS)('finds "%s" in a title or the first sentence of %s', (word, page) => {
    expect(headOf(page)).toContain(word)
  })
})

describe('the first sentence', () => {
  it.each([
    ['README.md', 2],
    ['docs/index.md', 2],
  ])('of %s says which content it is', (page, line) => {
    const sentence = documentation().get(page)?.split('\n')[line]
    expect(sentence).toMatch(
      /entries of the Builder\.io format, from any host that speaks its protocol/,
    )
  })

  it('is followed by a way to the playground', () => {
    expect(documentation().get('docs/index.md')).toContain('(http://localhost:4173/)')
  })
})
