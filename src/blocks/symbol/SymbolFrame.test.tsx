// @vitest-environment happy-dom
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { block } from '../../content/testing/blocks'
import { takeConsole } from '../../utils/testing/consoleMessages'
import {
  contentHost,
  fetched,
  flushRenders,
  inner,
  render,
  says,
  shows,
  symbol,
} from './testing/renderSymbol'

describe('a Symbol with content of its own', () => {
  const included = { model: 'm', entry: 'e', content: inner([says('IN')]) }

  it('renders it at once, in the element that the contract shows', async () => {
    const { get, texts } = await render([symbol(included)])
    const frame = get('[data-model="m"]')
    expect(frame.className).toBe('builder-block builder-y builder-has-component builder-symbol')
    expect(frame.querySelector(':scope > .builder-component-inner > .builder-content')).toBeTruthy()
    expect(texts()).toEqual(['IN'])
  })

  it.each([
    { reference: { inline: true }, name: 'builder-inline-symbol' },
    { reference: { dynamic: true, model: 'm' }, name: 'builder-dynamic-symbol' },
  ])('says that it is $reference', async ({ reference, name }) => {
    const { get } = await render([symbol({ ...reference, content: inner([]) })])
    expect(get('.builder-symbol').classList.contains(name)).toBe(true)
  })

  it('uses the tag that its author chose', async () => {
    const { get } = await render([symbol(included, { tagName: 'section' })])
    expect(get('section.builder-symbol').textContent).toBe('IN')
  })

  it('renders nothing with dataOnly', async () => {
    const { get } = await render([symbol(included, {}, { dataOnly: true })])
    expect(get('.builder-symbol').childNodes).toHaveLength(0)
  })

  it('requests nothing from the client', async () => {
    const { client, answer } = contentHost()
    const own = client()
    const observe = vi.spyOn(own, 'observe')
    await render([symbol(included)], { client: own })
    expect(observe).not.toHaveBeenCalled()
    expect(answer).not.toHaveBeenCalled()
  })

  it('names blocks without an id after its entry', async () => {
    const { all } = await render([symbol({ content: inner([block()]) }), block()])
    const ids = all('[builder-id]').map((element) => element.getAttribute('builder-id'))
    expect(ids).toEqual(['builder-y', 'builder-inner-blocks-0', 'builder-blocks-1'])
  })

  it('leaves its siblings when it is no entry', async () => {
    const { texts } = await render([symbol({ content: 'text' as never }), says('after')])
    expect(texts()).toEqual(['after'])
    expect(takeConsole()).toEqual([expect.stringContaining('broke and was left out')])
  })
})

describe('a Symbol without an entry', () => {
  it.each([{}, { model: 'm' }, { entry: 'e' }, undefined, 'text'])(
    'shows nothing to visitors for %j',
    async (reference) => {
      const { get } = await render([symbol(reference as never)])
      expect(get('.builder-symbol').childElementCount).toBe(0)
    },
  )

  it('asks an author to choose one', async () => {
    const { get } = await render([symbol({})], { authoring: true })
    expect(get('.siteblocks-hint').textContent).toBe(
      'Symbols let you reuse dynamic elements across your content. Please choose a model and entry for this symbol.',
    )
  })
})

describe('a Symbol that answers clicks', () => {
  const actions = { click: "state.said = state.said + event.type + ' '" }
  const page = { state: { said: '' } }
  const link = block({ tagName: 'a', properties: { href: '/x', text: 'x' } })

  it.each(['{Enter}', ' '])('is a button, and answers the key %j', async (key) => {
    const content = inner([says('IN')])
    const { get, texts } = await render(
      [symbol({ content }, { actions }), shows('state.said')],
      page,
    )
    get('.builder-symbol[role=button][tabindex="0"]').focus()
    await userEvent.keyboard(key)
    expect(texts()).toEqual(['IN', 'click '])
  })

  it.each([
    { name: 'a link in it', content: inner([link]), more: {} },
    { name: 'a role of its own', content: inner([]), more: { properties: { role: 'note' } } },
    { name: 'the tag of a control', content: inner([]), more: { tagName: 'summary' } },
  ])('is no button with $name', async ({ content, more }) => {
    const { get } = await render([symbol({ content }, { actions, ...more })], page)
    expect(get('.builder-symbol').getAttribute('role')).not.toBe('button')
    expect(get('.builder-symbol').hasAttribute('tabindex')).toBe(false)
  })

  it.each([
    { blocks: [says('IN')], role: 'button' },
    { blocks: [link], role: null },
  ])('decides that by the entry that is fetched: $role', async ({ blocks, role }) => {
    const client = contentHost(inner(blocks)).client()
    const { get } = await render([{ ...fetched, actions }], { ...page, client })
    expect(get('.builder-symbol').getAttribute('role')).toBeNull()
    await flushRenders()
    expect(get('.builder-symbol').getAttribute('role')).toBe(role)
  })
})
