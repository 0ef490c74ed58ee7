// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { block, component, deepFreeze, entry } from '../../content/testing/blocks'
import { type Block, type ContentEntry, LOCALIZED_TYPE } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { pureComponent } from '../block/pureComponent'
import type { BlockDefinition } from '../compile/BlockDefinition'
import { createRegistry } from '../compile/createRegistry'
import { Content } from '../entry/Content'
import { htmlElement } from '../entry/Html'
import { createBlockStyles } from '../styles/blockStyles'
import { createRuleSheet } from '../styles/ruleSheet'
import { type RenderedEntry, renderEntry } from '../testing/renderEntry'
import { createStaticElements } from './createStaticElements'

const note: BlockDefinition<{ text: string }> = {
  name: 'Note',
  component: pureComponent<{ text: string }>({
    render: ({ options }, content) => htmlElement({ html: options.text }, content),
  }),
}
const broken: BlockDefinition = {
  name: 'Broken',
  component: pureComponent({
    render: () => {
      throw new Error('no luck')
    },
  }),
}
const definitions = [note, broken]

const say = (id: string, text: string, more: Partial<Block> = {}): Block =>
  component('Note', { text }, { id, ...more })
const box = (id: string, ...children: Block[]): Block => block({ id, children })
const render = (blocks: readonly Block[], content = {}) =>
  renderEntry(page(blocks), definitions, content)
const page = (blocks: readonly Block[], state = {}) =>
  deepFreeze(structuredClone(entry([], { id: 'e', data: { blocks: [...blocks], state } })))
const texts = ({ all }: RenderedEntry) => all('span').map(({ textContent }) => textContent)
const nodes = ({ all }: RenderedEntry, ...ids: string[]) =>
  ids.map((id) => all(`.builder-${id}`)[0])

const isSame = (now: readonly unknown[], before: readonly unknown[]): boolean =>
  now.length === before.length && now.every((node, index) => node === before[index])

describe('a block that never changes', () => {
  it('is changed by an edit, and its siblings stay', async () => {
    const rendered = await render([say('a', 'one'), box('b', say('c', 'two')), say('d', 'three')])
    const before = nodes(rendered, 'a', 'b', 'c', 'd')
    await rendered.rerender(page([say('a', 'ONE'), box('b', say('c', 'two')), say('d', 'three')]))
    expect(texts(rendered)).toEqual(['ONE', 'two', 'three'])
    expect(isSame(nodes(rendered, 'a', 'b', 'c', 'd'), before)).toBe(true)
  })

  it.each<[string, Block, string[]]>([
    ['a text in place of blocks', block({ id: 'a', properties: { text: 'x' } }), []],
    ['nothing in place of blocks', block({ id: 'a' }), []],
    ['other blocks', box('a', say('d', 'd'), say('c', 'C')), ['d', 'C']],
    ['another tag', block({ id: 'a', tagName: 'section', children: [say('b', 'B')] }), ['B']],
    ['no block', block({ id: 'z' }), []],
  ])('can become one with %s, and go back', async (_, after, expected) => {
    const before = page([box('a', say('b', 'b'), say('c', 'c'))])
    const rendered = await renderEntry(before, definitions)
    await rendered.rerender(page([after]))
    expect(texts(rendered)).toEqual(expected)
    expect(rendered.all('[builder-id]').length).toBe(1 + expected.length)
    await rendered.rerender(before)
    expect(texts(rendered)).toEqual(['b', 'c'])
  })

  it('stands beside one that follows the state, around it and in it', async () => {
    const adds = block({ id: 'add', tagName: 'button', actions: { click: 'state.n++' } })
    const count = (id: string) =>
      say(id, '', { bindings: { 'component.options.text': '"<b>" + state.n + "</b>"' } })
    const bindings = { 'properties.title': 'state.n' }
    const live = block({ id: 'live', bindings, children: [say('in', 'in')] })
    const blocks = [adds, say('a', 'a'), box('b', count('c'), say('d', 'd')), live]
    const rendered = await renderEntry(page(blocks, { n: 1 }), definitions)
    const still = () => nodes(rendered, 'a', 'd', 'in').map((node) => node?.firstChild)
    const before = still()
    act(() => rendered.get('button').click())
    expect(texts(rendered)).toEqual(['a', '2', 'd', 'in'])
    expect(rendered.get('.builder-live').title).toBe('2')
    expect(isSame(still(), before)).toBe(true)
  })

  it('becomes one that follows the state by an edit, and goes back', async () => {
    const still = page([box('a', say('b', 'one')), say('c', 'c')], { n: 2 })
    const live = say('b', '', { bindings: { 'component.options.text': 'state.n' } })
    const rendered = await renderEntry(still, definitions)
    const [sibling] = nodes(rendered, 'c')
    await rendered.rerender(page([box('a', live), say('c', 'c')], { n: 2 }))
    expect(texts(rendered)).toEqual(['2', 'c'])
    await rendered.rerender(still)
    expect(texts(rendered)).toEqual(['one', 'c'])
    expect(nodes(rendered, 'c')[0]).toBe(sibling)
  })

  it('hands clicks on to a block around it', async () => {
    const actions = { click: 'state.n = "clicked"' }
    const around = block({ id: 'a', actions, children: [say('b', '<i>b</i>')] })
    const shows = say('c', '', { bindings: { 'component.options.text': 'state.n' } })
    const rendered = await renderEntry(page([around, shows], { n: '' }), definitions)
    act(() => rendered.get('i').click())
    expect(rendered.get('.builder-c').textContent).toBe('clicked')
  })

  it.each([
    ['in a box', (blocks: Block[]) => [box('box', ...blocks)]],
    ['on top', (blocks: Block[]) => blocks],
  ])('is left out when it breaks, %s', async (_, around) => {
    const onBlockError = vi.fn()
    const bad = component('Broken', {}, { id: 'bad' })
    const rendered = await render(around([say('a', 'a'), bad, say('b', 'b')]), { onBlockError })
    expect(texts(rendered)).toEqual(['a', 'b'])
    expect(rendered.all('.builder-bad')).toEqual([])
    expect(onBlockError).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'no luck' }),
      expect.objectContaining({ id: 'bad' }),
    )
    expect(takeConsole()).toEqual([expect.stringContaining('"bad" (Broken)')])
  })

  it('shows an author what broke', async () => {
    const rendered = await render([box('a', component('Broken'))], { authoring: true })
    expect(rendered.get('.builder-a > [role=alert]').textContent).toContain('no luck')
    takeConsole()
  })

  it('appears once its name is registered', async () => {
    const registry = createRegistry()
    const blocks = [box('a', component('Note', { text: 'late' }))]
    const rendered = await renderEntry(page(blocks), [], {}, { registry })
    expect(takeConsole()).toHaveLength(1)
    act(() => registry.register(note))
    expect(texts(rendered)).toEqual(['late'])
  })

  it.each([
    ['another context', { context: { page: 2 } }],
    ['other data', { data: { n: 2 } }],
    ['another listener', { onBlockError: () => {} }],
  ])('keeps its elements with %s', async (_, changed) => {
    const shown = page([box('a', say('b', 'b')), say('c', 'c')])
    const rendered = await renderEntry(shown, definitions)
    const before = rendered.all('*')
    await rendered.rerender(shown, changed)
    expect(isSame(rendered.all('*'), before)).toBe(true)
  })

  it('is rendered again in another language', async () => {
    const text = { '@type': LOCALIZED_TYPE, Default: 'd', en: 'e', fr: 'f' }
    const shown = page([box('a', component('Note', { text }, { id: 'b' }))])
    const rendered = await renderEntry(shown, definitions, { locale: 'en' })
    expect(texts(rendered)).toEqual(['e'])
    await rendered.rerender(shown, { locale: 'fr' })
    expect(texts(rendered)).toEqual(['f'])
  })

  it('leaves nothing behind', async () => {
    const rendered = await render([box('a', say('b', 'b')), say('c', 'c')])
    rendered.unmount()
    expect(rendered.all('*').map(({ localName }) => localName)).toEqual(['slot'])
  })

  it('reuses the elements of a server as they are', () => {
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'open' })
    const container = document.createElement('div')
    root.append(container)
    document.body.append(host)
    onTestFinished(() => host.remove())
    const served = page([box('a', say('b', 'from the server')), box('c')])
    const openSheet = () => createRuleSheet(root)
    const settings = {
      entry: served,
      model: 'page',
      registry: createRegistry(definitions),
      styles: { ...createBlockStyles('test', openSheet()), openSheet },
      window: document.defaultView as Window,
    }
    container.innerHTML = renderToString(<Content {...settings} />)
    const text = container.querySelector('span') as HTMLElement
    text.textContent = 'kept'
    const onRecoverableError = vi.fn()
    const own = {
      ...settings,
      staticBlocks: true,
      staticElements: createStaticElements,
      served: { page: {}, attributes: undefined },
    }
    const inBrowser = (shown: ContentEntry) => <Content {...own} entry={shown} />
    let hydrated: Root | undefined
    act(() => {
      hydrated = hydrateRoot(container, inBrowser(served), { onRecoverableError })
    })
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(container.querySelector('.builder-b > span')).toBe(text)
    expect(text.textContent).toBe('kept')

    act(() => settings.registry.register({ name: 'Late', component: () => null }))
    expect(container.querySelector('.builder-b > span')).toBe(text)

    const line = block({ id: 'line', tagName: 'hr' })
    const edited = page([box('a', say('b', 'edited')), line, box('c', say('d', 'new'))])
    act(() => hydrated?.render(inBrowser(edited)))
    expect(container.querySelectorAll('hr')).toHaveLength(1)
    const spans = Array.from(container.querySelectorAll('span'), (span) => span.textContent)
    expect(spans).toEqual(['edited', 'new'])
    act(() => hydrated?.unmount())
    expect(container.innerHTML).toBe('')
  })
})

/** Every HTML element that a block may be. */
const TAGS =
  'a abbr address area article aside audio b bdi bdo big blockquote br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd keygen label legend li main map mark marquee math menu menuitem meter nav ol optgroup option output p param picture pre progress q rp rt ruby s samp search section select slot small source span strong sub summary sup svg table tbody td textarea tfoot th thead time tr track tt u ul unknown var video wbr my-element'

describe('elements of every kind', () => {
  it.each(TAGS.split(' '))('are written as React writes them: %s', async (tagName) => {
    const element = block({
      id: 'b',
      tagName,
      class: 'c',
      properties: {
        ...{ title: 't', lang: 'en', dir: 'rtl', width: 5, type: 'x', tabindex: 1, src: '/a' },
        ...{ href: '/b', role: 'none', 'data-x': 'y', 'aria-label': 'l', style: 'top: 1px' },
      },
      responsiveStyles: { large: { color: 'red' } },
    })
    const blocks = [box('a', element), element]
    const html = async (staticBlocks: boolean) =>
      (await render(blocks, { staticBlocks }))
        .get('.builder-component')
        .outerHTML.replace(/sb[a-z]+-/g, '')
    const live = await html(false)
    expect(sortAttributes(await html(true))).toBe(sortAttributes(live))
    // React warns about elements that a parser would move.
    takeConsole()
  })
})

function sortAttributes(html: string): string {
  return html.replace(/<([a-z-]+)((?: [\w:-]+="[^"]*")*)/g, (_, tag: string, attributes: string) =>
    [tag, ...(attributes.match(/ [\w:-]+="[^"]*"/g) ?? []).sort()].join(''),
  )
}
