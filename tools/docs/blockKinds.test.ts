import { describe, expect, it } from 'vitest'
import { fenceProblems } from './blockKinds'
import { readCodeBlocks } from './codeBlocks'

const problems = (...fences: string[]) => {
  const text = fences.map((fence) => `\`\`\`${fence}\n\`\`\``).join('\n')
  return fenceProblems(readCodeBlocks('docs/a.md', text))
}

describe('fenceProblems', () => {
  it.each([
    ['', /^docs\/a\.md:1: "" .* Use one of these languages: html, js/],
    ['js', /^docs\/a\.md:1: "js" .* Write one of: js script of=…; js action of=…; js npm/],
    ['js page id=a', /"js page" .* Write one of: js script of=…/],
    ['js constructor', /"js constructor"/],
    ['html page', /"html page" needs id=…/],
    [
      'html page id=a color=red',
      /takes no "color"; it takes id, shows, logs, with, via, entry, at/,
    ],
    ['js script of=none', /of=none is the id of no block/],
  ])('reports ```%s', (fence, message) => {
    expect(problems(fence)).toEqual([expect.stringMatching(message)])
  })

  it('reports an id of two blocks at both of them', () => {
    expect(problems('html page id=a', 'html page id=a')).toEqual([
      'docs/a.md:1: id=a is taken by another block',
      'docs/a.md:3: id=a is taken by another block',
    ])
  })
})
