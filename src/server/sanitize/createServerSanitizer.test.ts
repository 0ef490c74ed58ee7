// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { createServerSanitizer } from './createServerSanitizer'

describe('createServerSanitizer', () => {
  const server = createServerSanitizer()

  it.each([
    { html: '<p class="a b" id="x">Text</p>', safe: '<p class="a b" id="x">Text</p>' },
    { html: '<p style="color:red">a</p>', safe: '<p data-sb-style="color:red">a</p>' },
    { html: '<a href="javascript:alert(1)">a</a>', safe: '<a>a</a>' },
    { html: '<a href=" java\tscript:alert(1)">a</a>', safe: '<a>a</a>' },
    { html: '<a href="data:text/html,x">a</a>', safe: '<a>a</a>' },
    {
      html: '<a href="/x" target="_blank">a</a>',
      safe: '<a href="/x" target="_blank" rel="noopener noreferrer">a</a>',
    },
    {
      html: '<a href="/x" target="_blank" rel="nofollow sponsored">a</a>',
      safe: '<a href="/x" target="_blank" rel="nofollow sponsored noopener">a</a>',
    },
    { html: '<a href="/x" target="_self">a</a>', safe: '<a href="/x" target="_self">a</a>' },
    { html: '<img src="data:image/png,x" onerror="x()">', safe: '<img src="data:image/png,x">' },
    {
      html: '<p data-x="javascript:1" aria-label="l">a</p>',
      safe: '<p data-x="javascript:1" aria-label="l">a</p>',
    },
    { html: '<script>alert(1)</script>after', safe: 'after' },
    { html: '<own-element>inside</own-element>', safe: 'inside' },
    {
      html: '<svg viewBox="0 0 1 1"><path stroke-width="2"></path></svg>',
      safe: '<svg viewBox="0 0 1 1"><path stroke-width="2"></path></svg>',
    },
  ])('makes $safe of $html', ({ html, safe }) => {
    expect(server.sanitize(html).__html).toBe(safe)
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
      const elements = Array.from(template.content.querySelectorAll('*'))
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

  it('keeps frames of embeds that show a page over https, and takes their styles', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const html =
      '<style>b{color:red}</style><iframe src="//a.test/x" allow="fullscreen" srcdoc="x"></iframe><iframe src="http://a.test"></iframe>'
    const embed = server.sanitizeEmbed(html)
    expect(embed.html).toBe('<iframe src="https://a.test/x" allow="fullscreen"></iframe>')
    expect(embed.css).toContain('b{color:red}')
    expect(warn).toHaveBeenCalledOnce()
  })
})
