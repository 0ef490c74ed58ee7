// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { block, deepFreeze, entry } from '../../content/testing/blocks'
import { renderEntry } from '../testing/renderEntry'

async function renderLink(properties: Record<string, unknown> = {}) {
  const link = block({ tagName: 'a', properties: { href: '#prices', ...properties } })
  const page = entry([link, block({ properties: { id: 'prices' } })])
  const rendered = await renderEntry(deepFreeze(page))
  // Otherwise the opened window would load its page.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const target = rendered.get('#prices')
  const scroll = vi.spyOn(target, 'scrollIntoView')
  return (event: MouseEventInit = {}): number => {
    const init = { bubbles: true, composed: true, cancelable: true, ...event }
    rendered.get('a').dispatchEvent(new MouseEvent('click', init))
    // An element that is scrolled to has the focus.
    expect(rendered.shadowRoot.activeElement).toBe(scroll.mock.calls.length ? target : null)
    return scroll.mock.calls.length
  }
}

describe('createAnchors', () => {
  it.each([undefined, '', '_self', '_top'])('follows a link with the target %j', async (target) => {
    const click = await renderLink({ target })
    expect(click()).toBe(1)
  })

  const keys = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']
  it.each(keys)('leaves a click with %s alone', async (key) => {
    const click = await renderLink()
    expect(click({ [key]: true })).toBe(0)
  })

  const elsewhere = [{ target: '_blank' }, { target: 'shop' }, { download: 'a.txt' }]
  it.each(elsewhere)('leaves a link with %j alone', async (properties) => {
    const click = await renderLink(properties)
    expect(click()).toBe(0)
  })

  it('keeps the visitor on a page whose base is elsewhere', async () => {
    const click = await renderLink()
    vi.spyOn(document.defaultView!.Node.prototype, 'baseURI', 'get').mockReturnValue(
      'https://a.test/',
    )
    location.hash = ''
    expect(click()).toBe(1)
    expect(location.hash).toBe('#prices')
  })

  const fragments = ['#%0D', '#%0C', '#%0D%0A', '#%22', '#%5C', '#%00', '#%FF']
  it.each(fragments)('shows the content at the address %s', async (fragment) => {
    location.hash = fragment
    const rendered = await renderEntry(entry([block({ properties: { id: 'prices' } })]))
    expect(rendered.all('#prices')).toHaveLength(1)
  })
})
