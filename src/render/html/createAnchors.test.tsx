// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { block, deepFreeze, entry } from '../../content/testing/blocks'
import { renderEntry } from '../testing/renderEntry'

async function renderLink(properties: Record<string, unknown> = {}) {
  const rendered = await renderEntry(
    deepFreeze(
      entry([
        block({ tagName: 'a', properties: { href: '#prices', ...properties } }),
        block({ properties: { id: 'prices' } }),
      ]),
    ),
  )
  // Otherwise the opened window would load its page.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const target = rendered.get('#prices')
  const scroll = vi.spyOn(target, 'scrollIntoView')
  return (event: MouseEventInit = {}): number => {
    const init = { bubbles: true, composed: true, cancelable: true, ...event }
    rendered.get('a').dispatchEvent(new MouseEvent('click', init))
    // What is scrolled to has the focus.
    expect(rendered.shadowRoot.activeElement).toBe(scroll.mock.calls.length ? target : null)
    return scroll.mock.calls.length
  }
}

describe('createAnchors', () => {
  it.each([undefined, '', '_self', '_top'])('follows a link with the target %j', async (target) => {
    const click = await renderLink({ target })
    expect(click()).toBe(1)
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves this page alone when the link opens elsewhere: %j',
    async (event) => {
      const click = await renderLink()
      expect(click(event)).toBe(0)
    },
  )

  it.each([{ target: '_blank' }, { target: 'shop' }, { download: 'a.txt' }])(
    'leaves links alone that go elsewhere: %j',
    async (properties) => {
      const click = await renderLink(properties)
      expect(click()).toBe(0)
    },
  )

  it.each(['#%0D', '#%0C', '#%0D%0A', '#%22', '#%5C', '#%00', '#%FF'])(
    'shows the content at an address that ends in %s',
    async (fragment) => {
      location.hash = fragment
      const rendered = await renderEntry(entry([block({ properties: { id: 'prices' } })]))
      expect(rendered.all('#prices')).toHaveLength(1)
    },
  )
})
