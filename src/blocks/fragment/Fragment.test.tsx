// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { block } from '../../content/testing/blocks'
import { renderBlock } from '../internals/testing/renderBlock'
import { fragmentBlock } from './Fragment'

describe('Fragment', () => {
  const responsiveStyles = { large: { color: 'red' } }

  it.each([
    { name: 'Core:Fragment', children: [block({ id: 'builder-q' })], count: 1 },
    { name: 'Fragment', children: [block({ id: 'builder-q' })], count: 1 },
    { name: 'Core:Fragment', children: [], count: 0 },
  ])('renders the $count children of $name and no element', async ({ name, children, count }) => {
    const more = { component: { name }, children, responsiveStyles }
    const { get, all } = await renderBlock(fragmentBlock, {}, { block: more })
    expect(get('.builder-blocks').childNodes).toHaveLength(count)
    expect(all('.builder-blocks > .builder-q')).toHaveLength(count)
  })
})
