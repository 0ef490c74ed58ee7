// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { component, deepFreeze, entry } from '../../content/testing/blocks'
import { renderEntry } from '../../render/testing/renderEntry'
import { embedBlock } from './Embed'

describe('Embed', () => {
  it.each([
    { content: '<b>1</b>', expected: '<b>1</b>' },
    { content: undefined, expected: '' },
    { content: { a: 1 }, expected: '' },
  ])('shows $content as "$expected"', async ({ content, expected }) => {
    const block = component('Embed', { content, url: 'https://a.test' }, { id: 'builder-e' })
    const rendered = await renderEntry(deepFreeze(entry([block])), [embedBlock])
    const box = rendered.get('.builder-block.builder-e.builder-has-component > .builder-embed')
    expect(box.innerHTML).toBe(expected)
  })
})
