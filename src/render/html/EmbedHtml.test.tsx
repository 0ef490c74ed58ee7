// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { component, deepFreeze, entry } from '../../content/testing/blocks'
import type { ContentEntry } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleGuard'
import type { BlockDefinition, BlockProps } from '../block/BlockDefinition'
import * as running from '../scripts/runScript'
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
  it('renders HTML in a box', async () => {
    const rendered = await render('<p>Hi <b>you</b></p>')
    expect(rendered.get('.box').innerHTML).toBe('<p>Hi <b>you</b></p>')
  })

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
    await renderEntry(
      holding('<p>a</p><script>go()</script>'),
      [embed],
      { allowScripts: true },
      { nonce: 'n1' },
    )
    expect(ran).toEqual(['go() true n1 block "builder-e"'])
  })

  it('runs a script once, whatever becomes of the entry, and a new one when it comes', async () => {
    const allowed = { allowScripts: true }
    const rendered = await render('<script>a</script>', allowed)
    await rendered.rerender(holding('<script>a</script>', { name: 'edited' }))
    await rendered.rerender(holding('<script>a</script><script>b</script>'))
    await expect.poll(() => ran.map((text) => text[0])).toEqual(['a', 'b'])
    await rendered.rerender(holding('<script>a</script>', { id: 'other' }))
    await expect.poll(() => ran.map((text) => text[0])).toEqual(['a', 'b', 'a'])
  })

  it.each([{ allowScripts: false }, {}])('runs none with %j, and says so once', async (content) => {
    const rendered = await render('<script>a</script>', content)
    await rendered.rerender(holding('<script>b</script>'), content)
    expect(ran).toEqual([])
    expect(takeConsole()).toEqual([expect.stringContaining('<script> was left out')])
  })
})
