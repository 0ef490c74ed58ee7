import { describe, expect, it } from 'vitest'
import { postSnippet, themeSnippet } from './wordpressSnippets'

const options = {
  widget: { apiKey: 'key', model: 'page', host: 'https://content.test', url: '/landing' },
  scriptUrl: 'https://cdn.test/embed.js',
}

describe('the snippets of WordPress', () => {
  it('name the content in the post, and key and host in the theme', () => {
    expect(postSnippet(options)).toMatch(/data-model="page"\s+data-url="\/landing"/)
    expect(postSnippet(options)).not.toMatch(/key|content\.test/)
    expect(themeSnippet(options)).toContain(
      `$says = 'async data-api-key="key" data-host="https://content.test"'`,
    )
  })

  it('mount by a script in the footer what no attribute of a div may say', () => {
    const widget = { ...options.widget, content: { data: { text: "it's" } } }
    expect(postSnippet({ ...options, widget })).toBe('<div id="siteblocks"></div>')
    const theme = themeSnippet({ ...options, widget })
    expect(theme).toContain("'https://cdn.test/embed.js', [], null, true);")
    expect(theme).toContain("content: { data: { text: 'it\\'s' } },")
    expect(theme).not.toContain('$says')
  })

  it('check the hash, and load connect.js, where that is wanted', () => {
    const widget = { ...options.widget, analytics: 'gtag' }
    const theme = themeSnippet({ ...options, widget, integrity: 'sha384-a' })
    expect(theme).toContain('integrity="sha384-a" crossorigin="anonymous"\'')
    expect(theme).toContain("'https://cdn.test/connect.js'")
  })

  it('keep hostile values inside their strings', () => {
    const theme = themeSnippet({ ...options, widget: { ...options.widget, apiKey: `a'"\\<` } })
    expect(theme).toContain(`data-api-key="a\\'&quot;\\\\&lt;"`)
  })
})
