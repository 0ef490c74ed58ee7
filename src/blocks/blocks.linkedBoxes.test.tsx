// @vitest-environment happy-dom
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { block, component, deepFreeze, entry, text } from '../content/testing/blocks'
import type { Block } from '../content/types'
import { renderEntry } from '../render/testing/renderEntry'
import { takeConsole } from '../utils/testing/consoleMessages'
import { defaultBlocks } from './defaultBlocks'

/**
 * The tags of an entry with one block, in the form `p(span)`. Leaves out texts and their own
 * elements.
 */
async function tagsOf(given: Block): Promise<string> {
  const page = deepFreeze(entry([given]))
  const { get } = await renderEntry(page, defaultBlocks, { authoring: true })
  const write = (element: Element): string => {
    const inside = Array.from(element.children, write).join(' ')
    return element.localName + (inside && `(${inside})`)
  }
  return Array.from(get('.builder-blocks').children, write).join(' ')
}

describe('a link around links', () => {
  const html = 'a <a href="/b">b</a>'
  const columns = [{ link: '/a', blocks: [component('Core:Button')] }]

  it.each<{ given: Block; tags: string }>([
    { given: block({ linkUrl: '/a', children: [text(html)] }), tags: 'div(a div(span(a)))' },
    { given: component('Columns', { columns }), tags: 'div(div(div(a div(button))))' },
    { given: component('Symbol', {}, { linkUrl: '/a' }), tags: 'div(a div)' },
    {
      given: block({ linkUrl: '/a', children: [component('Slot')] }),
      tags: 'div(a div(div(div)))',
    },
  ])('covers its box: $tags', async ({ given, tags }) => {
    expect(await tagsOf(given)).toBe(tags)
    const [link] = Array.from(document.querySelectorAll('div')).flatMap((host) =>
      Array.from(host.shadowRoot?.querySelectorAll('.siteblocks-link') ?? []),
    )
    expect(link?.getAttribute('href')).toBe('/a')
    expect(link?.getAttribute('aria-labelledby')).toBe(link?.parentElement?.id)
  })

  it.each([
    { what: 'button', child: component('Core:Button', { text: 'x' }), follows: 1 },
    {
      what: 'button',
      child: component('Core:Button', {}, { actions: { click: 'state.n++' } }),
      follows: 1,
    },
    {
      what: '.builder-x',
      child: text('x', { id: 'x', actions: { click: 'state.n++' } }),
      follows: 1,
    },
    {
      what: '.builder-x',
      child: text('x', { id: 'x', actions: { click: 'event.preventDefault()' } }),
      follows: 0,
    },
    { what: '[href="#x"]', child: text('<a href="#x">x</a>'), follows: 0 },
    { what: 'input', child: component('Form:Input', { type: 'text' }), follows: 0 },
  ])('is followed $follows times for a click on $what', async ({ what, child, follows }) => {
    const linked = block({ linkUrl: '#a', children: [child, text('<a href="#b">b</a>')] })
    const { get, container } = await renderEntry(deepFreeze(entry([linked])), defaultBlocks)
    const onPage = vi.fn<() => void>()
    container.addEventListener('click', onPage)
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    get('.siteblocks-link').addEventListener('click', followed)
    await userEvent.click(get(what))
    expect(followed).toHaveBeenCalledTimes(follows)
    expect(onPage).toHaveBeenCalledOnce()
  })

  it('shows a link that comes out of the state as text', async () => {
    const bindings = { 'component.options.text': 'state.html' }
    const linked = block({ linkUrl: '/a', children: [text('', { bindings })] })
    const page = entry([], { data: { blocks: [linked], state: { html } } })
    const { get } = await renderEntry(page, defaultBlocks)
    expect(get('a .builder-text').innerHTML).toBe('a <span href="/b">b</span>')
    expect(takeConsole()).toEqual([expect.stringContaining('a link cannot hold it')])
  })
})
