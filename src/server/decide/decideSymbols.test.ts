import { describe, expect, it } from 'vitest'
import { block, entry } from '../../content/testing/blocks'
import type { ContentEntry } from '../../content/types'
import { decideSymbols } from './decideSymbols'

const offer = { id: 'offer', data: { title: 'Full price' }, variations: { half: { id: 'half' } } }
const chosen: ContentEntry = { id: 'offer', data: { title: 'Half price' } }

function decide(content: unknown, decided = chosen): ContentEntry {
  const symbol = block({ component: { name: 'Symbol', options: { symbol: { content } } } })
  return decideSymbols(entry([block({ children: [symbol] })]), () => decided)
}

describe('decideSymbols', () => {
  it('replaces the content of a symbol at any depth', () => {
    const [box] = decide(offer).data.blocks ?? []
    expect(box?.children?.[0]?.component?.options).toEqual({ symbol: { content: chosen } })
  })

  it.each([
    { ...offer, data: 'Full price' },
    { id: 'offer', data: { title: 'Full price' } },
    'offer',
  ])('leaves alone what has nothing to decide: %j', (content) => {
    const [box] = decide(content).data.blocks ?? []
    expect(box?.children?.[0]?.component?.options).toEqual({ symbol: { content } })
  })
})
