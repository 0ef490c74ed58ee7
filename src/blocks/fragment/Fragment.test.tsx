// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { block, component, deepFreeze, entry } from '../../content/testing/blocks'
import { drawEntry } from '../../render/testing/drawEntry'
import { fragmentBlock } from './Fragment'

describe('Fragment', () => {
  it.each(['Core:Fragment', 'Fragment'])(
    'draws the children of %s and no element',
    async (name) => {
      const child = block({ id: 'builder-q' })
      const fragment = component(
        name,
        {},
        { children: [child], responsiveStyles: { large: { color: 'red' } } },
      )
      const drawn = await drawEntry(deepFreeze(entry([fragment])), [fragmentBlock])
      expect(drawn.get('.builder-blocks').children).toHaveLength(1)
      expect(drawn.get('.builder-blocks > .builder-q')).toBeTruthy()
    },
  )

  it('draws nothing without children', async () => {
    const drawn = await drawEntry(entry([component('Core:Fragment')]), [fragmentBlock])
    expect(drawn.get('.builder-blocks').innerHTML).toBe('')
  })
})
