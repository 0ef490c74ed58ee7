// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterFrame } from '../../utils/timing/afterFrame'
import { type AttachedRoot, attachRoot } from './attachRoot'
import { hidingRule } from './createLightPlaceholder'

const PLACEHOLDER = 'Loading… <b>soon</b>'
let container: HTMLElement

beforeEach(() => {
  container = document.createElement('div')
  container.innerHTML = PLACEHOLDER
  document.body.append(container)
})
afterEach(() => container.remove())

/** Selector of the elements that a root's rule hides. */
const HIDDEN = hidingRule('').replace(/\{.*/, '')

const attachLight = (): AttachedRoot => attachRoot(container, 'light', 'sbkey')

describe('attachRoot among the page’s elements', () => {
  it('opens no shadow root', () => {
    const { root, mountPoint } = attachLight()
    expect(container.shadowRoot).toBeNull()
    expect(root).toBe(document)
    expect(mountPoint.parentElement).toBe(container)
    expect(container.textContent).toBe('Loading… soon')
  })

  it('selects its own content and no other', () => {
    const { scope = '', mountPoint } = attachLight()
    const other = document.createElement('div')
    document.body.append(other)
    attachRoot(other, 'light', 'sbother')
    expect(Array.from(document.querySelectorAll(scope))).toEqual([mountPoint])
    other.remove()
  })

  it('needs no attribute of the container, which the page may replace by those of a server', () => {
    const { hidePlaceholder } = attachLight()
    hidePlaceholder()
    expect(container.getAttributeNames()).toEqual([])
  })

  it('hides the container’s own children where they stand, text too, and shows them again', () => {
    const { mountPoint, showPlaceholder, hidePlaceholder } = attachLight()
    const [text, bold] = Array.from(container.childNodes)
    hidePlaceholder()
    hidePlaceholder()
    expect(Array.from(container.childNodes)).toEqual([text, bold, mountPoint])
    expect(text?.textContent).toBe('')
    expect(bold).toSatisfy((element: Element) => element.matches(HIDDEN))
    expect(mountPoint.matches(HIDDEN)).toBe(false)
    showPlaceholder()
    showPlaceholder()
    expect(container.textContent).toBe('Loading… soon')
    expect(mountPoint.getAttributeNames()).toEqual(['data-siteblocks-light'])
  })

  it('lets the page change its own children meanwhile, and hides what comes', async () => {
    const { mountPoint, showPlaceholder, hidePlaceholder } = attachLight()
    const [text, bold] = Array.from(container.childNodes)
    hidePlaceholder()
    if (text) text.textContent = 'Still loading… '
    bold?.remove()
    container.insertBefore(document.createTextNode('Almost'), mountPoint)
    container.append(document.createElement('i'))
    await Promise.resolve()
    expect(container.textContent).toBe('')
    expect(container.querySelector('i')?.matches(HIDDEN)).toBe(true)
    showPlaceholder()
    expect(container.textContent).toBe('Still loading… Almost')
  })

  it('stays where the page replaces all of its own by a text', async () => {
    const { mountPoint, hidePlaceholder } = attachLight()
    hidePlaceholder()
    container.textContent = 'Loaded'
    await Promise.resolve()
    expect(mountPoint.parentElement).toBe(container)
    expect(container.textContent).toBe('')
  })

  it.each([true, false])('leaves nothing behind, with the placeholder shown: %s', (isShown) => {
    const { detach, showPlaceholder, hidePlaceholder } = attachLight()
    if (isShown) showPlaceholder()
    else hidePlaceholder()
    detach()
    expect(container.outerHTML).toBe(`<div>${PLACEHOLDER}</div>`)
  })

  it('puts styles into the shadow root that the container stands in', () => {
    const around = document.createElement('div')
    const shadow = around.attachShadow({ mode: 'open' })
    document.body.append(around)
    shadow.append(container)
    expect(attachLight().root).toBe(shadow)
    around.remove()
  })

  it('puts them into the document of a container that is on no page yet', () => {
    container.remove()
    expect(attachLight().root).toBe(document)
  })

  it('stands in the slot that an earlier widget left behind', () => {
    const before = attachRoot(container, 'shadow', 'sbkey')
    before.hidePlaceholder()
    before.detach()
    const { scope, mountPoint } = attachLight()
    expect(scope).toBeDefined()
    expect(mountPoint.parentElement).toBe(container)
  })

  it('uses a shadow root where an earlier one would hide the content', () => {
    const shadow = container.attachShadow({ mode: 'open' })
    const { root, scope } = attachLight()
    expect(root).toBe(shadow)
    expect(scope).toBeUndefined()
  })

  it('uses a shadow root where the browser does not support @scope', () => {
    vi.stubGlobal('CSSScopeRule', undefined)
    expect(attachLight().root === container.shadowRoot).toBe(true)
    expect(container.shadowRoot).not.toBeNull()
  })
})

describe('attachRoot in a shadow root', () => {
  const rule = document.createElement('style')
  afterEach(() => rule.remove())

  it.each([
    ['an empty box that is hidden as such', ':empty{display:none}', '', ' '],
    ['a box with a comment alone', ':empty{display:none}', '<!-- no -->', '<!-- no --> '],
    ['an empty box on display', '', '', ''],
    ['a box with a placeholder', 'div{display:none}', '<b>soon</b>', '<b>soon</b>'],
  ])('fills %s while there is content, or may be', async (_, css, inside, filled) => {
    rule.textContent = css
    document.head.append(rule)
    container.innerHTML = inside
    const { hidePlaceholder, showPlaceholder, detach } = attachRoot(container, 'shadow', 'sbkey')
    for (const step of [() => {}, hidePlaceholder, showPlaceholder, hidePlaceholder, detach]) {
      step()
      await new Promise((resolve) => afterFrame(window, () => resolve(undefined)))
      const isFilled = step !== showPlaceholder && step !== detach
      expect(container.innerHTML).toBe(isFilled ? filled : inside)
    }
  })

  it('fills nothing that has been detached meanwhile', async () => {
    rule.textContent = ':empty{display:none}'
    document.head.append(rule)
    container.innerHTML = ''
    attachRoot(container, 'shadow', 'sbkey').detach()
    await new Promise((resolve) => afterFrame(window, () => resolve(undefined)))
    expect(container.innerHTML).toBe('')
  })

  it('leaves the one of another component alone, and says so', () => {
    container.attachShadow({ mode: 'open' }).innerHTML = '<h2>Card</h2><slot></slot>'
    for (const isolation of ['shadow', 'light'] as const) {
      if (isolation === 'light') container.shadowRoot?.querySelector('slot')?.remove()
      expect(() => attachRoot(container, isolation, 'sbkey')).toThrow(
        'SiteBlocks: <div> has a shadow root of its own, which content would replace. Pass an element inside or around it.',
      )
    }
    expect(container.shadowRoot?.innerHTML).toBe('<h2>Card</h2>')
  })

  it('reuses the one that an earlier widget, or another copy of the script, left behind', () => {
    const first = attachRoot(container, 'shadow', 'sbkey')
    first.hidePlaceholder()
    first.detach()
    expect(attachRoot(container, 'shadow', 'sbnext').root).toBe(first.root)

    const other = document.createElement('div')
    other.attachShadow({ mode: 'open' }).innerHTML = '<slot></slot>'
    expect(attachRoot(other, 'shadow', 'sbkey').root).toBe(other.shadowRoot)
  })
})
