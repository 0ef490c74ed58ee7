// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { readFindings } from './useHealth'

function elementIn(html: string): Element {
  const root = document.createElement('div')
  root.innerHTML = html
  const element = root.querySelector('img')
  if (!element) throw new Error('There is no image.')
  return element
}

const image = {
  html: '<img src="a.svg">',
  failureSummary:
    'Fix any of the following:\n  Element has no alt attribute\n  Element has no title\n\nFix all of the following:\n  Name it',
}

describe('readFindings', () => {
  it('tells the block, and every way to mend it, the worst first', () => {
    const rule = (id: string, impact: string | null, nodes: object[]) => ({
      id,
      impact,
      help: id,
      helpUrl: `https://rules.test/${id}`,
      nodes: nodes as [],
    })
    const inBlock = elementIn('<div builder-id="builder-photo"><p><img></p></div>')
    const { list, passed, undecided } = readFindings({
      violations: [
        rule('region', null, [{ ...image, element: elementIn('<img>') }]),
        rule('image-alt', 'critical', [{ ...image, element: inBlock }]),
        rule('contrast', 'serious', [{ html: '<p>' }]),
      ],
      passes: [{}, {}],
      incomplete: [{}],
    })
    expect(list.map(({ rule, impact }) => [rule, impact])).toEqual([
      ['image-alt', 'critical'],
      ['contrast', 'serious'],
      ['region', 'minor'],
    ])
    const mend = ['Element has no alt attribute', 'Element has no title', 'Name it']
    expect(list[0]?.places).toEqual([{ block: 'builder-photo', html: image.html, mend }])
    expect(list[1]?.places[0]).toEqual({ block: undefined, html: '<p>', mend: [] })
    expect([passed, undecided]).toEqual([2, 1])
  })
})
