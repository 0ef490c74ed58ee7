import { transformWithOxc } from 'vite'
import { describe, expect, it } from 'vitest'
import { reactSnippet } from './kinds'
import type { WidgetOptions } from './SnippetOptions'

const WIDGET: WidgetOptions = { apiKey: 'key', model: 'page', host: 'http://localhost:4174' }

/** What the component of a snippet renders: the name of its element, and the properties. */
async function renderSnippet(snippet: string): Promise<unknown[]> {
  const jsx = { runtime: 'classic' } as const
  const { code } = await transformWithOxc(snippet, 'Content.tsx', { jsx })
  const script = code.replace(/^import .*$/gm, '').replace(/^export /gm, '')
  const React = { createElement: (...given: unknown[]) => given }
  return new Function('React', `${script}\nreturn Content()`)(React)
}

describe('reactSnippet', () => {
  it('is a component that renders the element, with its types', async () => {
    const snippet = reactSnippet(WIDGET)
    expect(snippet).toMatch(/^import 'siteblocks\/jsx'\n/)
    expect(snippet).toContain('      api-key="key"\n')
    expect(await renderSnippet(snippet)).toEqual([
      'site-blocks',
      { 'api-key': 'key', model: 'page', host: 'http://localhost:4174' },
    ])
  })

  it.each(['a"b', "it's", 'a\\nb', '&amp;', '{x}', '</site-blocks>', 'a\nb', 'Grüße', `\`\${x}`])(
    'keeps %j as it is',
    async (value) => {
      const userAttributes = { name: value }
      const [, properties] = await renderSnippet(
        reactSnippet({ ...WIDGET, model: value, userAttributes, includeUnpublished: true }),
      )
      expect(properties).toMatchObject({
        model: value,
        'user-attributes': JSON.stringify(userAttributes),
        'include-unpublished': true,
      })
    },
  )
})
