// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { block, component, deepFreeze, entry } from '../../content/testing/blocks'
import type { ContentEntry } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import type { BlockDefinition, BlockProps } from '../compile/BlockDefinition'
import * as running from '../scripts/runScript'
import { fakeAuthor } from '../testing/fakeAuthor'
import { renderEntry } from '../testing/renderEntry'
import { EmbedHtml } from './EmbedHtml'

const embed: BlockDefinition<{ html: string }> = {
  name: 'E',
  component: ({ options, id }: BlockProps<{ html: string }>) => (
    <EmbedHtml className="box" html={options.html} id={id} />
  ),
}
const holding = (html: string, overrides: Partial<ContentEntry> = {}): ContentEntry =>
  deepFreeze(entry([component('E', { html }, { id: 'builder-e' })], overrides))
const render = (html: string, content = {}) => renderEntry(holding(html), [embed], content)

const ruleTexts = (root: ShadowRoot): string =>
  root.adoptedStyleSheets
    .flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText))
    .join()

let ran: string[] = []
beforeEach(() => {
  ran = []
  vi.spyOn(running, 'runScript').mockImplementation((code, { root, nonce, where }) => {
    ran.push([code, root instanceof ShadowRoot, nonce, where].join(' '))
  })
})

describe('EmbedHtml', () => {
  it('keeps its elements and what scripts did to them when its block is rendered again', async () => {
    const shown = (name: string) =>
      component('E', { html: '<p style="color: red">a</p>' }, { id: 'builder-e', class: name })
    const rendered = await renderEntry(deepFreeze(entry([shown('one')])), [embed])
    rendered.get('p').append(' and more')
    await rendered.rerender(deepFreeze(entry([shown('two')])))
    expect(rendered.get('.two p').outerHTML).toBe('<p style="color: red;">a and more</p>')
  })

  it('adds its styles to the root for as long as it is rendered', async () => {
    const rendered = await render('<style>.x { color: red }</style><p>a</p>')
    expect(rendered.get('.box').innerHTML).toBe('<p>a</p>')
    expect(ruleTexts(rendered.shadowRoot)).toContain('.x { color: red; }')
    await rendered.rerender(holding('<p>a</p>'))
    expect(ruleTexts(rendered.shadowRoot)).not.toContain('.x')
  })

  it('lets its styles mean the entry by ":root" and "body", as those of the entry do', async () => {
    const rendered = await render(
      '<style>:root{--c:red} body .k{color:var(--c)} @import "/x.css";</style><p class="k">a</p>',
    )
    const rules = ruleTexts(rendered.shadowRoot)
    expect(rules).toMatch(/\.builder-component-entry-1 \{ --c: red; \}/)
    expect(rules).toMatch(/\.builder-component-entry-1 \.k \{ color: var\(--c\); \}/)
    expect(takeConsole()).toEqual([expect.stringContaining('the style sheet "/x.css"')])
  })

  it('runs its scripts where the site allows them, with the root and the nonce', async () => {
    const page = holding('<p>a</p><script>go()</script>')
    await renderEntry(page, [embed], { allowScripts: true }, { nonce: 'n1' })
    expect(ran).toEqual(['go() true n1 block "builder-e"'])
  })

  it('runs nothing again when an author edits, and a new script when it comes', async () => {
    const allowed = { allowScripts: true }
    const rendered = await render('<script>a</script>', allowed)
    await rendered.rerender(holding('<script>a</script>', { name: 'edited' }))
    await rendered.rerender(holding('<script>a</script><script>b</script>'))
    await expect.poll(() => ran.map((text) => text[0])).toEqual(['a', 'b'])
  })

  it('starts over with another entry, even if it holds the same', async () => {
    const allowed = { allowScripts: true }
    const rendered = await render('<i></i><script>a</script>', allowed)
    rendered.get('i').append('made by a script')
    await rendered.rerender(holding('<i></i><script>a</script>', { id: 'other' }))
    expect(rendered.get('i').textContent).toBe('')
    await expect.poll(() => ran.map((text) => text[0])).toEqual(['a', 'a'])
  })

  it('runs inline scripts in each item of a repeat, and in those that come', async () => {
    const children = [component('E', { html: '<script>a</script>' })]
    const list = deepFreeze(entry([block({ repeat: { collection: 'state.list' }, children })]))
    const content = { allowScripts: true, data: { list: [1, 2] } }
    const rendered = await renderEntry(list, [embed], content)
    await expect.poll(() => ran).toHaveLength(2)
    await rendered.rerender(list, { data: { list: [1, 2, 3] } })
    await expect.poll(() => ran).toHaveLength(3)
  })

  it('shows HTML as its author wrote it where the site allows scripts', async () => {
    const html =
      '<object data="/a"></object><iframe srcdoc="b"></iframe><b onclick="c()" is="d" style="top: 0px;">e</b><script type="text/plain">f</script>'
    const rendered = await render(html, { allowScripts: true })
    const shown = document.createElement('div')
    shown.innerHTML = html
    const attributes = (box: Element) =>
      Array.from(box.querySelectorAll('*'), (element) => [
        element.localName,
        element.getAttributeNames().sort(),
      ])
    expect(attributes(rendered.get('.box'))).toEqual(attributes(shown))
  })

  it('runs scripts while an author edits, and again only the one that changed', async () => {
    const content = { allowScripts: true, client: fakeAuthor().client }
    const rendered = await render('<script>a</script><script>b</script>', content)
    await vi.waitFor(() => expect(ran).toHaveLength(2))
    await rendered.rerender(holding('<script>a</script><script>c</script>'), content)
    await vi.waitFor(() => expect(ran).toHaveLength(3))
    expect(ran.map((text) => text.split(' ')[0])).toEqual(['a', 'b', 'c'])
  })

  const untrusted = [{ allowScripts: false }, {}, { client: fakeAuthor().client }]
  it.each(untrusted)('runs no script with %o, and says so once', async (content) => {
    const rendered = await render('<script>a</script>', content)
    await rendered.rerender(holding('<script>b</script>'), content)
    expect(ran).toEqual([])
    expect(rendered.get('.box').innerHTML).toBe('')
    expect(takeConsole()).toEqual([expect.stringContaining('"builder-e": <script> was left out')])
  })

  describe('JSON-LD', () => {
    const HTML = '<script type="application/ld+json">{"@type":"FAQPage"}</script><p>a</p>'
    const inHead = () => Array.from(document.head.querySelectorAll('[type="application/ld+json"]'))

    const trust = [{ allowScripts: true }, {}]
    it.each(trust)('is in the document once, while it is shown: %j', async (content) => {
      const one = await render(HTML, content)
      const two = await render(HTML + HTML, content)
      expect(inHead().map(({ textContent }) => textContent)).toEqual(['{"@type":"FAQPage"}'])
      expect(one.get('.box').innerHTML).toBe('<p>a</p>')
      one.unmount()
      expect(inHead()).toHaveLength(1)
      await two.rerender(holding('<p>b</p>'), content)
      expect(inHead()).toEqual([])
    })

    it('holds no tag that a parser might find', async () => {
      await render('<script type="application/ld+json">{"a":"<!--<b>"}</script>')
      expect(inHead().map(({ textContent }) => textContent)).toEqual([
        '{"a":"\\u003c!--\\u003cb>"}',
      ])
    })
  })
})
