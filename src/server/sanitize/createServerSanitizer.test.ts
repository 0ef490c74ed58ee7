// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { createServerSanitizer } from './createServerSanitizer'

describe('createServerSanitizer', () => {
  const server = createServerSanitizer()

  it.each([
    '<p class="a b" id="x">Text</p>',
    '<a href="/x" target="_self">a</a>',
    '<p data-x="javascript:1" aria-label="l">a</p>',
    '<p itemscope itemtype="https://schema.org/Person" typeof="cc:Person"><i itemprop="name" accesskey="n">a</i></p>',
    '<math><semantics><mi>e</mi><annotation encoding="application/x-tex">e</annotation></semantics></math>',
    '<svg viewBox="0 0 1 1"><path stroke-width="2"></path></svg>',
  ])('keeps %s', (html) => {
    expect(server.sanitize(html).__html).toBe(html)
  })

  it.each([
    ['<p style="color:red">a</p>', '<p data-sb-style="color:red">a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a target="_blank">a</a>', '<a target="_blank" rel="noopener noreferrer">a</a>'],
    ['<a target="pay" rel="tag">a</a>', '<a target="_blank" rel="tag noopener">a</a>'],
    ['<a target="_blank" rel="tag">a</a>', '<a target="_blank" rel="tag noopener">a</a>'],
    ['<a rel="opener">a</a>', '<a rel="noopener">a</a>'],
    ['<form rel="tag Opener"></form>', '<form rel="tag noopener"></form>'],
    ['<svg><a rel="opener"></a></svg>', '<svg><a rel="noopener"></a></svg>'],
    ['<img src="data:image/png,x" onerror="x()">', '<img src="data:image/png,x">'],
    ['<script>alert(1)</script>after', 'after'],
    ['<own-element>inside</own-element>', 'inside'],
    ['<button form="f" formaction="/x" ping="/y">a</button>', '<button>a</button>'],
  ])('turns %s into %s', (html, safe) => {
    expect(server.sanitize(html).__html).toBe(safe)
  })

  it.each([
    ['<form action="/x"><b>a</b><input><button>b</button></form>', '<b>a</b>b'],
    ['<p style="color:red;position:fixed">a</p>', '<p data-sb-style="color:red">a</p>'],
    ['<style>a{}</style><svg></svg><dialog open>a</dialog>', 'a'],
    [
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ['<iframe src="//a.test"></iframe>', '<iframe src="https://a.test" sandbox='],
  ])('turns %s, as a bound text, into %s', (html, safe) => {
    expect(String(server.sanitize(html, 'rich').__html).slice(0, safe.length)).toBe(safe)
  })

  it.each([
    '<svg><textarea><g title="</textarea><img src=x onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<title><a title="</title><img src=x onerror=alert(1)>"></title>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
    '<a xlink:href="javascript:alert(1)">x</a><svg><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<button formaction="javascript:alert(1)">x</button><form action="javascript:alert(1)"></form>',
    '<svg><animate attributeName="href" values="javascript:alert(1)"></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<base href="https://evil.test"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x">',
    '<template><script>alert(1)</script></template>',
    '<!-- <script>alert(1)</script> -->',
  ])('leaves nothing that runs: %s', (html) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const safe of [server.sanitize(html).__html, server.sanitizeEmbed(html).html]) {
      const template = document.createElement('template')
      template.innerHTML = String(safe)
      // A template may stay if it is empty.
      const elements = Array.from(template.content.querySelectorAll(':not(template:empty)'))
      const forbidden =
        /^(?:script|style|iframe|base|meta|link|template|object|embed|animate|set)$/i
      expect(elements.filter(({ localName }) => forbidden.test(localName))).toEqual([])
      for (const { attributes } of elements) {
        for (const { name, value } of Array.from(attributes)) {
          expect(name).not.toMatch(/^on|^srcdoc$/i)
          expect(name === 'title' || !/javascript:/i.test(value)).toBe(true)
        }
      }
    }
  })

  it.each([
    '<lottie-player src="https://a.test/b.json" background="transparent" speed="1" loop></lottie-player>',
    '<own-card><span slot="title">a</span></own-card>',
    '<svg><symbol id="ic"><circle r="5"></circle></symbol></svg><svg><use href="#ic"></use></svg>',
    '<script type="text/x-template" id="t" class="a" data-b="c"><p onclick="a()">{{ a }}</p></script>',
    '<template><li>a</li><script type="application/ld+json">{}</script></template>',
  ])('preserves what is harmless in embeds: %s', (html) => {
    expect(server.sanitizeEmbed(html)).toEqual({ html, css: '', jsonLd: [], omissions: [] })
    expect(server.trustEmbed(html)).toEqual({ html, css: '', jsonLd: [], omissions: [] })
  })

  it.each([
    ['<own-a to="javascript:x" onclick="x" is="y" a="b">c</own-a>', '<own-a a="b">c</own-a>'],
    ['<site-blocks allow-scripts>a</site-blocks>', 'a'],
    ['<svg><use href="/a.svg#b"></use></svg>', '<svg></svg>'],
    ['<script type="text/plain">a</script><script type="text/babel">a</script>', ''],
    [
      '<script type="text/template" src="/a" nonce="n" data-sb-served>a</script>',
      '<script type="text/template">a</script>',
    ],
    ['<script type="text/template"><!--<script></script></script>', ''],
    ['<svg><script type="text/template">&lt;img onerror=a()></script></svg>', '<svg></svg>'],
    [
      '<template><p onclick="a()">b</p><script>c</script></template>',
      '<template><p>b</p></template>',
    ],
  ])('turns the embed %s into %s', (html, safe) => {
    expect(server.sanitizeEmbed(html).html).toBe(safe)
  })

  it('extracts the data for search engines from embeds', () => {
    const html = 'a<script type="application/ld+json">{"b":"<c>"}</script>'
    for (const embed of [server.sanitizeEmbed(html), server.trustEmbed(html)]) {
      expect(embed).toMatchObject({ html: 'a', jsonLd: ['{"b":"<c>"}'] })
    }
  })

  it('preserves HTML of trusted authors, with inert scripts', () => {
    const html =
      '<b onclick="a()" style="top:0">b</b><object data="c"></object><script>d</script><script type="module" src="e"></script>'
    expect(server.trustEmbed(html).html).toBe(
      '<b onclick="a()" data-sb-style="top:0">b</b><object data="c"></object><script data-sb-type="" type="text/siteblocks">d</script><script type="text/siteblocks" src="e" data-sb-type="module"></script>',
    )
  })

  it('applies styles of embeds to the media that they are for', () => {
    const html = '<style media="print">a{}</style><style type="text/less">b{}</style>'
    expect(server.sanitizeEmbed(html).css.trim()).toBe('@media print{a{}\n}')
  })

  it('preserves frames of embeds that show a page over https, and extracts their styles', () => {
    const html =
      '<style>b{color:red}</style><iframe src="//a.test/x" allow="fullscreen" srcdoc="x"></iframe><iframe src="http://a.test"></iframe>'
    const embed = server.sanitizeEmbed(html)
    expect(embed.html).toMatch(
      /^<iframe src="https:\/\/a\.test\/x" allow="fullscreen" sandbox="allow-[^"]+"><\/iframe>$/,
    )
    expect(embed.css).toContain('b{color:red}')
  })
})
