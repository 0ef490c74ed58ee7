// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { component, deepFreeze, entry } from '../../content/testing/blocks'
import { drawEntry } from '../../render/testing/drawEntry'
import { rawTextBlock } from './RawText'

describe('RawText', () => {
  it.each([
    { text: 'a<b>c</b>', expected: '<span>a<b>c</b></span>' },
    { text: 'a', expected: '<span>a</span>' },
    { text: undefined, expected: '<span></span>' },
    { text: ['a'], expected: '<span></span>' },
  ])('draws $text as $expected', async ({ text, expected }) => {
    const block = component('Builder:RawText', { text }, { id: 'builder-w' })
    const drawn = await drawEntry(deepFreeze(entry([block])), [rawTextBlock])
    expect(drawn.get('.builder-block.builder-w.builder-has-component').innerHTML).toBe(expected)
  })

  it('takes script out of its markup', async () => {
    const block = component('Builder:RawText', { text: '<p onclick="x()">a</p>' })
    const drawn = await drawEntry(deepFreeze(entry([block])), [rawTextBlock])
    expect(drawn.get('span').innerHTML).not.toContain('onclick')
  })
})
