import { describe, expect, it } from 'vitest'
import { growsLinearly } from '../../utils/testing/growsLinearly'
import { LINK_SCHEMES } from '../../utils/text/safeUrl'
import { isSimpleHtml } from './isSimpleHtml'

describe('isSimpleHtml', () => {
  it.each(LINK_SCHEMES)('accepts links of the scheme %s', (scheme) => {
    expect(isSimpleHtml(`<a href="${scheme}://x">x</a>`)).toBe(true)
  })

  it('runs in linear time', () => {
    const nested = (size: number): string => '<b>'.repeat(size) + '<a href="#x"></a>'.repeat(size)
    expect(growsLinearly(500, nested, isSimpleHtml)).toBe(true)
  })

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
    '<p class="x">attribute</p>',
    '<p class="x y" title="a\nb" lang="de" dir="rtl">some</p>',
    '<p data-sb-style="color: red">style</p>',
    '<a href="https://a.invalid/b?c=1&amp;e-f=3#g" title="h">link</a> <a>none</a>',
    '<a href="/b"><b>in</b></a><a href="#c">another</a>',
    '<img src="//a.invalid/b.png" alt="" class="c">',
    '<a href="mailto:a@b.invalid?subject=Hi&amp;body=x%20y">mail</a>',
    '<a href="tel:+441632960417">call</a> <a href="TEL:1">call</a>',
    '<a href="sms:1">a</a> <a href="whatsapp://send?phone=1">b</a> <a href="geo:1,2">c</a>',
  ])('accepts %j', (html) => {
    expect(isSimpleHtml(html)).toBe(true)
  })

  it.each([
    '<',
    'a < b',
    '<p>open',
    '</p>',
    '<b><i>crossed</b></i>',
    '<p class=x>unquoted</p>',
    "<p class='x'>single quotes</p>",
    '<p class="x"title="y">no space</p>',
    '<p class="x" >space</p>',
    '<p class="&quot;">entity</p>',
    '<p class="a>b">bracket</p>',
    '<p title="<b>">bracket</p>',
    '<p title="\0">nul</p>',
    '</p class="x">',
    '<p></p class="x">',
    '<p id="x">id</p>',
    '<p style="color: red">style</p>',
    '<p onclick="x">on</p>',
    '<a href="javascript:alert(1)">script</a>',
    '<a href=" https://a.invalid">space</a>',
    '<a href="https://a.invalid/ b">space</a>',
    '<a href="java&#115;cript:alert(1)">entity</a>',
    '<a href="/?a=1&lt=2">entity</a>',
    '<a href="/&colon;=">entity</a>',
    '<a href="/--&gt;=">entity</a>',
    '<a href="/" target="_blank">target</a>',
    '<a href="data:text/html,x">data</a>',
    '<a href="xmailto:a">other scheme</a>',
    '<a href="tel&colon;1">entity</a>',
    '<a href="tel :1">space</a>',
    '<a href="tel:+44 1632">space</a>',
    '<a href="mailto:a@b.invalid?a=1&lt=2">entity</a>',
    '<a href="#"><b><a href="#">nested</a></b></a>',
    '<img src="/x" onerror="alert(1)">',
    '</img>',
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
    'nul\0',
    '<p>nul\0</p>',
    '<p\n>line</p>',
  ])('leaves %j to the sanitiser', (html) => {
    expect(isSimpleHtml(html)).toBe(false)
  })
})
