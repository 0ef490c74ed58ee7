// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { component, deepFreeze, entry } from '../../content/testing/blocks'
import { drawEntry } from '../../render/testing/drawEntry'
import { embedBlock } from './Embed'

describe('Embed', () => {
  it.each([
    { content: '<b>1</b>', expected: '<b>1</b>' },
    { content: undefined, expected: '' },
    { content: { a: 1 }, expected: '' },
  ])('shows $content as "$expected"', async ({ content, expected }) => {
    const block = component('Embed', { content, url: 'https://a.test' }, { id: 'builder-e' })
    const drawn = await drawEntry(deepFreeze(entry([block])), [embedBlock])
    const box = drawn.get('.builder-block.builder-e.builder-has-component > .builder-embed')
    expect(box.innerHTML).toBe(expected)
  })
})
