import { describe, expect, it } from 'vitest'
import { isPlainHtml } from './isPlainHtml'

describe('isPlainHtml', () => {
  it.each([
    '',
    'text',
    'a & b &lt;script&gt; &amp;',
    'a > b',
    '<p>one</p>\n<p>two</p>',
    '<h1>Big <em>news</em></h1>',
    '<ul><li>a</li><li>b</li></ul>',
    'one<br>two',
    '<P>upper</P>',
  ])('accepts %j', (html) => {
    expect(isPlainHtml(html)).toBe(true)
  })

  it.each([
    '<',
    'a < b',
    '<p>open',
    '</p>',
    '<b><i>crossed</b></i>',
    '<p class="x">attribute</p>',
    '<p >space</p>',
    '<br/>',
    '</br>',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg><p></p></svg>',
    '<!-- comment -->',
    '<!doctype html>',
    '<?xml?>',
    '<p/x>',
    '<a>link</a>',
    'nul\0',
    '<p>nul\0</p>',
    '<p\n>line</p>',
  ])('leaves %j to the sanitiser', (html) => {
    expect(isPlainHtml(html)).toBe(false)
  })
})
