// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../internals/testing/renderBlock'
import { embedBlock } from './Embed'

describe('Embed', () => {
  it.each([
    { content: '<b>1</b>', expected: '<b>1</b>' },
    { content: undefined, expected: '' },
    { content: { a: 1 }, expected: '' },
  ])('shows $content as "$expected"', async ({ content, expected }) => {
    const { get } = await renderBlock(embedBlock, { content, url: 'https://a.test' })
    expect(get('.builder-b.builder-has-component > .builder-embed').innerHTML).toBe(expected)
  })
})
