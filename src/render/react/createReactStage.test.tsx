// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { block, component, entry } from '../../content/testing/blocks'
import type { ContentEntry } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { createRegistry } from '../compile/createRegistry'
import type { ContentRoot, ContentRootOptions } from '../root/ContentRoot'
import { fakeClient } from '../testing/fakeClient'
import { createContentRoot } from './createReactStage'

let container: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  container = document.createElement('div')
  container.innerHTML = '<h1>Placeholder</h1>'
  document.body.append(container)
})
afterEach(() => container.remove())

type ShadowedRoot = ContentRoot & { readonly shadowRoot: ShadowRoot }

function createIn(element: HTMLElement, options: Partial<ContentRootOptions> = {}): ShadowedRoot {
  const root = createContentRoot(element, { registry: createRegistry(), ...options })
  onTestFinished(() => act(() => root.unmount()))
  return root as ShadowedRoot
}

const create = (options: Partial<ContentRootOptions> = {}): ShadowedRoot =>
  createIn(container, options)

async function show(root: ContentRoot, shown: ContentEntry): Promise<void> {
  let done: Promise<void> | undefined
  act(() => {
    done = root.show({ entry: shown, model: 'page' })
  })
  await done
}

const hello = entry([
  block({ id: 'a', properties: { text: 'Hello' }, responsiveStyles: { large: { color: 'red' } } }),
])

describe('createContentRoot', () => {
  it('is refused on a page that is XML, whose placeholder stays', () => {
    const value = 'application/xhtml+xml'
    Object.defineProperty(document, 'contentType', { value, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(document, 'contentType'))
    expect(() => create()).toThrow('this page is application/xhtml+xml')
    expect(container.shadowRoot).toBeNull()
  })

  it('lets CSS of the content depend on the state of the page', async () => {
    const cssCode = 'html.dark .x{color:red} [data-theme=a] .x{top:0} :foo(a) .x{left:0}'
    const root = create()
    await show(root, entry([], { data: { blocks: [block()], cssCode } }))
    const page = document.documentElement
    const met = () =>
      [0, 1, 2].filter((index) => root.shadowRoot.querySelector(`[data-siteblocks-page${index}]`))
    expect(met()).toEqual([])
    page.className = 'dark'
    await expect.poll(met).toEqual([0])
    container.dataset.theme = 'a'
    await expect.poll(met).toEqual([0, 1])
    page.removeAttribute('class')
    await expect.poll(met).toEqual([1])
    delete container.dataset.theme
    await expect.poll(met).toEqual([])
  })

  it('counts a click that follows at once', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    const client = fakeClient()
    const root = create()
    await root.show({ entry: hello, model: 'page', client })
    root.shadowRoot.querySelector<HTMLElement>('.builder-block')?.click()
    expect(client.reportClick).toHaveBeenCalledTimes(1)
  })

  it('shows the container’s own children until there is content, and again when it is removed', async () => {
    const root = create()
    expect(root.shadowRoot.querySelector('slot')).not.toBeNull()
    await show(root, hello)
    expect(root.shadowRoot.querySelector('slot')).toBeNull()
    expect(root.shadowRoot.textContent).toContain('Hello')
    act(() => root.showPlaceholder())
    expect(root.shadowRoot.querySelector('slot')).not.toBeNull()
    expect(root.shadowRoot.textContent).not.toContain('Hello')
    expect(container.innerHTML).toBe('<h1>Placeholder</h1>')
  })

  it('names the entry on the root, so that authors’ CSS finds it', async () => {
    const root = create()
    await show(root, hello)
    const outer = root.shadowRoot.querySelector('.builder-component-entry-1')
    expect(outer?.getAttribute('data-name')).toBe('page')
    const inner = outer?.querySelector('.builder-content > [data-builder-content-id="entry-1"]')
    expect(inner?.querySelector(':scope > .builder-blocks[builder-type=blocks]')).toBeTruthy()
  })

  it('marks an empty list as having no blocks', async () => {
    const root = create()
    await show(root, entry([]))
    expect(root.shadowRoot.querySelector('.builder-blocks.no-blocks:empty')).toBeTruthy()
  })

  it('leaves the placeholder behind, without sheets, and can be unmounted twice', async () => {
    const root = create()
    await show(root, hello)
    expect(root.shadowRoot.adoptedStyleSheets.length).toBeGreaterThan(0)
    act(() => root.unmount())
    act(() => root.unmount())
    expect(root.shadowRoot.innerHTML).toBe('<slot></slot>')
    expect(root.shadowRoot.adoptedStyleSheets).toHaveLength(0)
    await show(root, hello)
    expect(root.shadowRoot.innerHTML).toBe('<slot></slot>')
  })

  it('shares the base sheet between roots', () => {
    const registry = createRegistry([{ name: 'X', component: () => null, css: '.x{color:red}' }])
    const other = document.createElement('div')
    document.body.append(other)
    const one = create({ registry })
    const two = createIn(other, { registry })
    expect(one.shadowRoot.adoptedStyleSheets[0]).toBe(two.shadowRoot.adoptedStyleSheets[0])
    registry.register({ name: 'Y', component: () => null, css: '.y{color:red}' })
    const text = Array.from(one.shadowRoot.adoptedStyleSheets[0]!.cssRules, (r) => r.cssText).join()
    expect(text).toContain('.y')
    expect(one.shadowRoot.adoptedStyleSheets[0]).toBe(two.shadowRoot.adoptedStyleSheets[0])
    other.remove()
  })

  it('refuses an element that cannot hold content, and says which do', () => {
    const image = document.createElement('img')
    image.attachShadow = () => {
      throw new DOMException('no', 'NotSupportedError')
    }
    const mount = () => createContentRoot(image, { registry: createRegistry() })
    expect(mount).toThrow('SiteBlocks: a <img> cannot hold content. Pass a <div>')
  })

  it('keeps the placeholder and reports an error that is no block’s', async () => {
    const onError = vi.fn()
    const root = create({ onError })
    // Inside `act`, React throws the error at the test instead of reporting it to the root.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    await root.show({ entry: { id: 'no-data' } as ContentEntry, model: 'page' })
    expect(onError).toHaveBeenCalledWith(expect.any(Error))
    expect(root.shadowRoot.querySelector('slot')).not.toBeNull()
    takeConsole()
  })

  it('never writes a component’s failure to the page’s error handler', async () => {
    const reported = vi.fn()
    window.addEventListener('error', reported)
    const fail = (): never => {
      throw new Error('x')
    }
    const root = create({ registry: createRegistry([{ name: 'Broken', component: fail }]) })
    await show(root, entry([component('Broken')]))
    expect(reported).not.toHaveBeenCalled()
    window.removeEventListener('error', reported)
    takeConsole()
  })
})
