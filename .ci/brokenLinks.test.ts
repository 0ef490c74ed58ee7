import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brokenLinks, type Pages } from './brokenLinks'

const pagesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name).split(sep).join('/'))

/** The table of contents and the home page of the site. */
const SITE_PAGES = ['README.md', 'index.md']

const listed = (pages: Pages): string[] =>
  Array.from(
    pages.get('docs/README.md')?.matchAll(/\]\(([^)#]+)\)/g) ?? [],
    ([, path = '']) => path,
  )

const other = '# Two words, `mount()`\n\n## Again\n\n## Again\n\n<a id="own"></a>'

describe('brokenLinks', () => {
  it.each([
    'b.md',
    './b.md#two-words-mount',
    'b.md#again-1',
    'b.md#own',
    '../README.md',
    '#top',
    'https://example.com/none',
    'mailto:a@example.com',
    'picture.png',
  ])('follows %s', (link) => {
    const pages = new Map([
      ['docs/a.md', `# Top\n\nSee [this](${link}).`],
      ['docs/b.md', other],
      ['README.md', ''],
    ])
    expect(brokenLinks(pages, (path) => path === 'docs/picture.png')).toEqual([])
  })

  it.each(['c.md', 'b.md#none', 'b.md#again-2', '#none', '../../README.md', 'picture.png#x'])(
    'tells of %s',
    (link) => {
      const pages = new Map([
        ['docs/a.md', `![this](${link})`],
        ['docs/b.md', other],
      ])
      const found = brokenLinks(pages, (path) => path === 'docs/picture.png')
      expect(found).toEqual([`docs/a.md: ${link}`])
    },
  )

  it('ignores code', () => {
    const text = '`[a](none.md)`\n\n```md\n[b](none.md)\n```\n\n[c](none.md)'
    expect(brokenLinks(new Map([['a.md', text]]), () => false)).toEqual(['a.md: none.md'])
  })
})

describe('the documentation', () => {
  const guides = pagesIn('docs')
  const paths = [
    ...pagesIn('.'),
    ...guides,
    ...pagesIn('docs/frameworks'),
    ...pagesIn('docs/security'),
    ...pagesIn('docs/api'),
  ]
  const pages: Pages = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))

  it('has no broken link', () => {
    expect(brokenLinks(pages, existsSync)).toEqual([])
  })

  it('names every guide in its index', () => {
    const names = guides
      .map((path) => path.slice('docs/'.length))
      .filter((n) => !SITE_PAGES.includes(n))
    expect(listed(pages)).toEqual(expect.arrayContaining(names))
  })
})
