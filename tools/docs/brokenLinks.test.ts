import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brokenLinks } from './brokenLinks'
import { documentation } from './documentation'

const other = '# Two words, `mount()`\n\n## Again\n\n## Again\n\n<a id="own"></a>'
const FOLLOWED =
  'b.md ./b.md#two-words-mount b.md#again-1 b.md#own ../README.md #top https://example.com/none mailto:a@example.com picture.png'
const BROKEN = 'c.md b.md#none b.md#again-2 #none ../../README.md picture.png#x'

it.each([
  ['follows', FOLLOWED, false],
  ['reports', BROKEN, true],
])('%s %s', (_, links, isBroken) => {
  const list = links.split(' ')
  const text = `# Top\n\n\`[a](none.md)\`\n\n\`\`\`md\n[b](none.md)\n\`\`\`\n${list.map((link) => `[it](${link})\n`).join('')}`
  const pages = new Map([
    ['docs/a.md', text],
    ['docs/b.md', other],
    ['README.md', ''],
  ])
  const found = brokenLinks(pages, (path) => path === 'docs/picture.png')
  expect(found).toEqual(isBroken ? list.map((link) => `docs/a.md: ${link}`) : [])
})

describe('the documentation', () => {
  it('has no broken link', () => {
    const paths = ['CHANGELOG.md', ...readdirSync('docs/api').map((name) => `docs/api/${name}`)]
    const others = paths.map((path) => [path, readFileSync(path, 'utf8')] as const)
    expect(brokenLinks(new Map([...documentation(), ...others]), existsSync)).toEqual([])
  })

  it('names every guide in its index', () => {
    const index = documentation().get('docs/README.md')
    const guides = readdirSync('docs').filter((name) => /^(?!README|index).*\.md$/.test(name))
    expect(guides.filter((name) => !index?.includes(`](${name}`))).toEqual([])
  })
})
