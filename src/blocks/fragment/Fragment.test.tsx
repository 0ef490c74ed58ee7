// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { block, component, deepFreeze, entry } from '../../content/testing/blocks'
import { renderEntry } from '../../render/testing/renderEntry'
import { fragmentBlock } from './Fragment'

describe('Fragment', () => {
  it.each(['Core:Fragment', 'Fragment'])(
    'renders the children of %s and no element',
    async (name) => {
      const child = block({ id: 'builder-q' })
      const fragment = component(
        name,
        {},
        { children: [child], responsiveStyles: { large: { color: 'red' } } },
      )
      const rendered = await renderEntry(deepFreeze(entry([fragment])), [fragmentBlock])
      expect(rendered.get('.builder-blocks').children).toHaveLength(1)
      expect(rendered.get('.builder-blocks > .builder-q')).toBeTruthy()
    },
  )

  it('renders nothing without children', async () => {
    const rendered = await renderEntry(entry([component('Core:Fragment')]), [fragmentBlock])
    expect(rendered.get('.builder-blocks').innerHTML).toBe('')
  })
})
