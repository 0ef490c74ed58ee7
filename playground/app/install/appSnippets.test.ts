import { describe, expect, it } from 'vitest'
import { nextSnippet, reactSnippet, svelteSnippet, vueSnippet } from './appSnippets'
import type { WidgetOptions } from './SnippetOptions'

const WIDGET: WidgetOptions = { apiKey: 'key', model: 'page', host: 'https://content.test' }
const HOSTILE = `a"b'c\\d\`\${x}</script>{{y}}`

const options = (more: Partial<WidgetOptions> = {}) => ({
  widget: { ...WIDGET, ...more },
  scriptUrl: 'https://cdn.test/embed.js',
})

/** Evaluates the options object in a snippet. */
function optionsIn(snippet: string): unknown {
  const [, object] = /const \w+(?:: [\w<>]+)? = (\{[\s\S]*?\n\})/.exec(snippet) ?? []
  return new Function(`return ${object}`)()
}

describe('reactSnippet', () => {
  it('passes every option as it is', () => {
    const more = { model: HOSTILE, userAttributes: { name: HOSTILE }, includeUnpublished: true }
    const snippet = reactSnippet(options(more))
    expect(snippet).toMatch(/from 'siteblocks\/react'/)
    expect(optionsIn(snippet)).toEqual({ ...WIDGET, ...more })
  })

  it('registers blocks, which are no option of the component', () => {
    const snippet = reactSnippet(options({ blocks: { Clock: { element: 'own-clock' } } }))
    expect(optionsIn(snippet)).toEqual(WIDGET)
    expect(snippet).toContain("SiteBlocks.register('Clock', { element: 'own-clock' })")
    expect(snippet).toContain("import 'siteblocks/global'")
  })
})

describe('nextSnippet', () => {
  it('renders on the server: this entry, or what fits the address that it is given', () => {
    const fits = nextSnippet(options())
    expect(fits).toContain('Content({ url }: { url: string })')
    expect(nextSnippet(options({ entry: 'a' }))).toContain('Content() {')
    expect(optionsIn(fits)).toEqual(WIDGET)
    expect(fits).toContain('src="https://cdn.test/embed.js"')
  })

  it.each([{ content: { data: {} } }, { onReady: 'sample' }])(
    'renders in the browser what no server can: %j',
    (more) => {
      expect(nextSnippet(options(more))).toMatch(/^'use client'/)
    },
  )
})

describe('vueSnippet and svelteSnippet', () => {
  it.each([vueSnippet, svelteSnippet])('write attributes, and objects as properties', (write) => {
    const snippet = write(options({ data: { cart: 1 }, globals: { dataLayer: [] } }))
    expect(snippet).toContain('api-key="key"')
    expect(optionsIn(snippet)).toEqual({ globals: { dataLayer: [] } })
    expect(snippet).toMatch(/:globals\.prop="options\.globals"|use:take/)
  })

  it('keep hostile values inside of Svelte’s attributes', () => {
    const [, value] = /model=\{(.*)\}/.exec(svelteSnippet(options({ model: HOSTILE }))) ?? []
    expect(new Function(`return ${value}`)()).toBe(HOSTILE)
  })
})
