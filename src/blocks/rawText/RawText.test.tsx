// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { component, deepFreeze, entry } from '../../content/testing/blocks'
import { renderEntry } from '../../render/testing/renderEntry'
import { rawTextBlock } from './RawText'

describe('RawText', () => {
  it.each([
    { text: 'a<b>c</b>', expected: '<span>a<b>c</b></span>' },
    { text: 'a', expected: '<span>a</span>' },
    { text: undefined, expected: '<span></span>' },
    { text: ['a', 2], expected: '<span>a,2</span>' },
  ])('renders $text as $expected', async ({ text, expected }) => {
    const block = component('Builder:RawText', { text }, { id: 'builder-w' })
    const rendered = await renderEntry(deepFreeze(entry([block])), [rawTextBlock])
    expect(rendered.get('.builder-block.builder-w.builder-has-component').innerHTML).toBe(expected)
  })

  it('takes script out of its markup', async () => {
    const block = component('Builder:RawText', { text: '<p onclick="x()">a</p>' })
    const rendered = await renderEntry(deepFreeze(entry([block])), [rawTextBlock])
    expect(rendered.get('span').innerHTML).not.toContain('onclick')
  })
})
