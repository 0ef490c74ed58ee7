import { describe, expect, it } from 'vitest'
import { growsLinearly } from '../../utils/testing/growsLinearly'
import { plainText } from './Html'

describe('plainText', () => {
  it.each([
    ['', ''],
    ['text', 'text'],
    ['a &lt;b&gt; &amp;amp; &quot;c&quot; &#8212;&#x20AC;&nbsp;d', 'a <b> &amp; "c" —€\u00a0d'],
    ['&unknown; &#99999999; &', '&unknown; &#99999999; &'],
    ['a < b and c > d', 'a < b and c > d'],
    ['<p>one\n  line</p>\n<p>two</p>', 'one line\n two'],
    ['one<br/>two<BR>three', 'one\ntwo\nthree'],
    ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
    ['<b class="x">bold</b><i>er</i>', 'bolder'],
    ['a<!-- <b>c</b> -->d<!-- open', 'ad'],
    ['a<script>b()</script>c<style>d{}</STYLE >e<script>open', 'ace'],
    ['an <img src=x alt="image"> and <a href="/x">a link</a>', 'an  and a link'],
    ['cut <b', 'cut'],
  ])('makes of %j %j', (html, expected) => {
    expect(plainText(html)).toBe(expected)
  })

  it.each(['<', '<a ', '<script', '<!--', '&#', '</p', '<br '])(
    'takes time in proportion to the text: %j',
    (piece) => {
      expect(growsLinearly(3_000, (size) => plainText(piece.repeat(size)))).toBe(true)
    },
  )
})
