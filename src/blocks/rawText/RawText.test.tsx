// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../internals/testing/renderBlock'
import { rawTextBlock } from './RawText'

describe('RawText', () => {
  it.each([
    { text: 'a<b>c</b>', expected: '<span>a<b>c</b></span>' },
    { text: undefined, expected: '<span></span>' },
    { text: ['a', 2], expected: '<span>a,2</span>' },
  ])('renders $text as $expected', async ({ text, expected }) => {
    const { get } = await renderBlock(rawTextBlock, { text })
    expect(get('.builder-block.builder-b.builder-has-component').innerHTML).toBe(expected)
  })

  it('removes script from its markup', async () => {
    const { get } = await renderBlock(rawTextBlock, { text: '<p onclick="x()">a</p>' })
    expect(get('span').innerHTML).not.toContain('onclick')
  })
})
