import { describe, expect, it } from 'vitest'
import { escapeMarkup } from './escapeMarkup'

describe('escapeMarkup', () => {
  it.each([
    ['<b onclick=x>', '&lt;b onclick=x&gt;'],
    [`" class='x`, '&quot; class=&#39;x'],
    ['Tom &amp; Jerry, A&B', 'Tom &amp; Jerry, A&B'],
    ['&lt;b&gt;', '&lt;b&gt;'],
  ])('turns %s into %s', (text, expected) => {
    expect(escapeMarkup(text)).toBe(expected)
  })
})
