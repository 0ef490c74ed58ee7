import { describe, expect, it } from 'vitest'
import { component, entry } from '../content/testing/blocks'
import { renderToHtml } from './renderToHtml'

const data = (name: string): string =>
  `<script type="application/ld+json">{"name":"${name}"}</script><p>${name}</p>`
const code = (name: string) => component('Custom Code', { code: data(name) })

/** Returns the JSON-LD that follows the shadow root. */
function jsonLdIn(html: string): string[] {
  const light = html.slice(html.lastIndexOf('</template>'))
  const scripts = light.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)
  return Array.from(scripts, (match) => match[1] ?? '')
}

describe('renderToHtml, of data for search engines', () => {
  const options = { apiKey: 'key', model: 'page' }

  it.each([{}, { allowScripts: true }])('writes it once, beside the shadow root: %j', (more) => {
    const { html } = renderToHtml(entry([code('a'), code('a'), code('<b>')]), {
      ...options,
      ...more,
    })
    expect(jsonLdIn(html)).toEqual(['{"name":"a"}', '{"name":"\\u003cb>"}'])
  })

  it('writes that of what is shown, and not of what may be chosen in its place', () => {
    const variants = [
      { query: [{ property: 'a', operator: 'is', value: 'b' }], blocks: [code('variant')] },
    ]
    const personalized = component(
      'PersonalizationContainer',
      { variants },
      { children: [code('default')] },
    )
    const variations = { v: { id: 'v', testRatio: 0.5, data: { blocks: [code('variation')] } } }
    const { html } = renderToHtml(entry([personalized], { variations } as never), options)
    expect(html).toContain('<p>variant</p>')
    expect(html).toContain('<p>variation</p>')
    expect(jsonLdIn(html)).toEqual(['{"name":"default"}'])
  })
})
