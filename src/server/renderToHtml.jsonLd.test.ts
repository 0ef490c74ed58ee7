import { describe, expect, it } from 'vitest'
import { component, entry } from '../content/testing/blocks'
import { serve } from './testing/serve'

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
  it.each([{}, { allowScripts: true }])('writes it once, beside the shadow root: %j', (more) => {
    const { html } = serve([code('a'), code('a'), code('<b>')], more)
    expect(jsonLdIn(html)).toEqual(['{"name":"a"}', '{"name":"\\u003cb>"}'])
  })

  it('writes that of what is shown, and not of what may be chosen in its place', () => {
    const query = [{ property: 'a', operator: 'is', value: 'b' }]
    const options = { variants: [{ query, blocks: [code('variant')] }] }
    const children = [code('default')]
    const personalized = component('PersonalizationContainer', options, { children })
    const variations = { v: { id: 'v', testRatio: 0.5, data: { blocks: [code('variation')] } } }
    const { html } = serve(entry([personalized], { variations } as never))
    expect(html).toContain('<p>variant</p>')
    expect(html).toContain('<p>variation</p>')
    expect(jsonLdIn(html)).toEqual(['{"name":"default"}'])
  })
})
