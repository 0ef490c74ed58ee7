// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { extractStylesAndScripts } from './createSanitizer'

const apart = (html: string) => {
  const { markup, css, scripts } = extractStylesAndScripts(html, document, null)
  return { markup, css: css.trim(), scripts: scripts.map((script) => script.textContent) }
}

describe('extractStylesAndScripts', () => {
  it.each([
    { html: '', markup: '', css: '', scripts: [] },
    { html: '<b>a</b><!-- c -->', markup: '<b>a</b><!-- c -->', css: '', scripts: [] },
    { html: '<STYLE>a{}</STYLE>x<style>b{}</style>', markup: 'x', css: 'a{}\nb{}', scripts: [] },
    {
      html: '<p>1<script>a()</script>2</p><script>b()</script>',
      markup: '<p>12</p>',
      css: '',
      scripts: ['a()', 'b()'],
    },
    {
      html: '<script>if (1<x) { style = 2 }</script>',
      markup: '',
      css: '',
      scripts: ['if (1<x) { style = 2 }'],
    },
    {
      html: '<b style="top:0">a</b><style>c{}</style>',
      markup: '<b data-sb-style="top:0">a</b>',
      css: 'c{}',
      scripts: [],
    },
  ])('splits $html', ({ html, ...parts }) => {
    expect(apart(html)).toEqual(parts)
  })

  it('keeps the attributes of scripts', () => {
    const [script] = extractStylesAndScripts(
      '<script src="/a.js" data-x="1"></script>',
      document,
      null,
    ).scripts
    expect(script?.getAttribute('src')).toBe('/a.js')
    expect(script?.dataset.x).toBe('1')
  })

  it('takes the style sheets of links for imports, before all rules', () => {
    const html =
      '<style>a{</style><link rel="preconnect" href="//a.test"><LINK REL="Alternate StyleSheet" href=\'/b".css\'>x'
    expect(apart(html)).toEqual({
      markup: '<link rel="preconnect" href="//a.test">x',
      css: '@import "/b%22.css";\na{',
      scripts: [],
    })
  })

  it('parses through the policy', () => {
    const same = (text: string): string => text
    const createHTML = vi.fn(same)
    extractStylesAndScripts('<script>a</script>', document, {
      createHTML,
      createScript: same,
      createScriptURL: same,
    })
    expect(createHTML).toHaveBeenCalledWith('<script>a</script>')
  })
})
