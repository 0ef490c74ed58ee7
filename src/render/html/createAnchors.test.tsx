// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { block, deepFreeze, entry } from '../../content/testing/blocks'
import { renderEntry } from '../testing/renderEntry'
import { createAnchors } from './createAnchors'

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

/** Content on a page, with what it scrolled to. */
function showContent(html: string) {
  const content = document.createElement('div')
  content.innerHTML = html
  document.body.append(content)
  const anchors = createAnchors(content)
  const reached: string[] = []
  for (const element of content.querySelectorAll<HTMLElement>('*')) {
    vi.spyOn(element, 'scrollIntoView').mockImplementation(() => void reached.push(element.title))
  }
  onTestFinished(() => {
    anchors.destroy()
    content.remove()
    location.hash = ''
    window.scrollTo(0, 0)
  })
  const click = (event: MouseEventInit = {}): boolean | undefined => {
    const init = { bubbles: true, cancelable: true, ...event }
    return content.querySelector('a b')?.dispatchEvent(new MouseEvent('click', init))
  }
  return { content, anchors, reached, click }
}

const link = (href: string): string => `<a href="${href}"><b>go</b></a>`

describe('a link in content', () => {
  const here = () => location.href.split('#')[0] ?? ''

  it.each<[href: () => string, html: string]>([
    [() => '#a', '<p id="a" title="A"></p>'],
    [() => '#%C3%A9', '<p id="é" title="A"></p>'],
    [() => '#a', '<a name="a" title="A"></a><p name="a" title="B"></p>'],
    [() => '#a', '<p name="a" title="B"></p><p id="a" title="A"></p>'],
    [() => `${here()}#a`, '<p id="a" title="A"></p>'],
  ])('%s reaches its element in %s', (href, html) => {
    const { reached, click, content } = showContent(link(href()) + html)
    click()
    expect(reached).toEqual(['A'])
    expect(document.activeElement).toBe(content.querySelector('[title=A]'))
  })

  it.each(['http://[#a', '#', ''])('%j reaches nothing', (href) => {
    const { reached, click, anchors } = showContent(`${link(href)}<p id="a" title="A"></p>`)
    click()
    expect(reached).toEqual([])
    expect(anchors.target()).toBeNull()
  })

  it('is left to another tab where the middle button presses it', () => {
    const { reached, click } = showContent(`${link('#a')}<p id="a"></p>`)
    click({ button: 1 })
    expect(reached).toEqual([])
  })

  it('is left to the listener that handled it', () => {
    const { reached, click, content } = showContent(`${link('#a')}<p id="a"></p>`)
    content.querySelector('b')?.addEventListener('click', (event) => event.preventDefault())
    click()
    expect(reached).toEqual([])
  })

  it('does not make what the keyboard reaches unreachable', () => {
    const { click, content } = showContent(`${link('#a')}<button id="a"></button>`)
    click()
    expect(content.querySelector('button')?.hasAttribute('tabindex')).toBe(false)
  })

  it.each([
    '<div hidden><p id="a" title="A"></p></div>',
    '<div role="group" inert><p id="a" title="A"></p></div>',
  ])('waits for %s to open', (html) => {
    const { reached, click, anchors, content } = showContent(link('#a') + html)
    const opened: (string | undefined)[] = []
    anchors.subscribe(() => opened.push(anchors.target()?.id))
    click()
    expect([reached, opened]).toEqual([[], ['a']])
    content.querySelector('div')?.removeAttribute('hidden')
    content.querySelector('div')?.removeAttribute('inert')
    anchors.arrive()
    anchors.arrive()
    expect(reached).toEqual(['A'])
    expect(anchors.target()).toBeNull()
  })

  it('gives up on a visitor who has scrolled meanwhile', () => {
    const { reached, click, anchors, content } = showContent(link('#late'))
    click()
    window.scrollTo(0, 50)
    content.insertAdjacentHTML('beforeend', '<p id="late"></p>')
    anchors.arrive()
    expect(reached).toEqual([])
    expect(anchors.target()).toBeNull()
  })
})

describe('the fragment of the address', () => {
  const follow = (hash: string): void => {
    location.hash = hash
    window.dispatchEvent(new Event('hashchange'))
  }

  it('is followed from the first content on, until the end', () => {
    const { reached, anchors } = showContent('<p id="a" title="A"></p><p id="b" title="B"></p>')
    follow('#a')
    expect(reached).toEqual([])
    anchors.start()
    anchors.start()
    expect(reached).toEqual(['A'])
    follow('#b')
    expect(reached.at(-1)).toBe('B')
    anchors.destroy()
    const before = reached.length
    follow('#a')
    expect(reached).toHaveLength(before)
  })

  it('is not followed where the visitor has scrolled before the content came', () => {
    const { reached, anchors } = showContent('<p id="a"></p>')
    follow('#a')
    window.scrollTo(0, 50)
    anchors.start()
    expect(reached).toEqual([])
  })

  it('is left to the browser where an element of the page has that id', () => {
    document.body.insertAdjacentHTML('afterbegin', '<p id="a"></p>')
    const { reached, anchors } = showContent('<p id="a" title="A"></p>')
    anchors.start()
    follow('#a')
    document.body.firstElementChild?.remove()
    expect(reached).toEqual([])
  })
})
