// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { block, localized } from '../../content/testing/blocks'
import type { EntryData } from '../../content/types'
import { button, inner, render, shows, symbol } from './testing/renderSymbol'

describe('the state in a Symbol', () => {
  const expression = 'state.title'
  const content = (data: Partial<EntryData> = {}) => inner([shows(expression)], data)

  const inputs = [{ name: 'title', defaultValue: 'default' }]

  it.each([
    { data: { title: 'data' }, own: {}, expected: 'data' },
    { data: { title: 'data' }, own: { state: { title: 'own' } }, expected: 'own' },
    { data: { title: 'data' }, own: { inputs }, expected: 'data' },
    { data: {}, own: { inputs }, expected: 'default' },
    { data: { title: undefined }, own: { inputs }, expected: 'default' },
    { data: {}, own: {}, expected: '' },
    { inheritState: true, data: {}, own: {}, expected: 'page' },
    { inheritState: true, data: { title: 'data' }, own: {}, expected: 'page' },
    { inheritState: true, data: {}, own: { state: { title: 'own' } }, expected: 'own' },
  ])('is "$expected" for $data and $own, with inheritState $inheritState', async (row) => {
    const { data, own, inheritState = false, expected } = row
    const reference = { data, content: content(own) }
    const page = [symbol(reference, {}, { inheritState })]
    expect((await render(page, { state: { title: 'page' } })).texts()).toEqual([expected])
  })

  it.each([
    { inputs: [], expected: '' },
    { inputs, expected: 'default' },
  ])('is "$expected" once what a value is bound to is gone', async ({ inputs, expected }) => {
    const bindings = { 'component.options.symbol.data.title': 'state.chosen?.title' }
    const { texts, click } = await render(
      [
        symbol({ data: {}, content: content({ inputs }) }, { bindings }),
        button('state.chosen = null'),
      ],
      { state: { chosen: { title: 'chosen' } } },
    )
    expect(texts()).toEqual(['chosen'])
    click()
    expect(texts()).toEqual([expected])
  })

  it('inherits the item of a repeat, and no children', async () => {
    const block = symbol(
      { content: inner([shows('state.rowsItem + state.children')]) },
      { repeat: { collection: 'state.rows' } },
      { inheritState: true },
    )
    const { texts } = await render([block], { state: { rows: ['x', 'y'], children: 'c' } })
    expect(texts()).toEqual(['xundefined', 'yundefined'])
  })

  it('follows the state that it inherits', async () => {
    const { texts, click } = await render(
      [symbol({ content: content() }, {}, { inheritState: true }), button('state.title = "next"')],
      { state: { title: 'page' } },
    )
    click()
    expect(texts()).toEqual(['next'])
  })

  it('follows bound data, and preserves what an action wrote beside it', async () => {
    const writes = block({ tagName: 'i', actions: { click: 'state.count = 5' } })
    const { texts, click, get } = await render(
      [
        symbol(
          { content: inner([shows('state.title + state.count'), writes]), data: { count: 0 } },
          { bindings: { 'component.options.symbol.data.title': 'state.name' } },
        ),
        button('state.name = "b"'),
      ],
      { state: { name: 'a' } },
    )
    expect(texts()).toEqual(['a0'])
    act(() => get('i').click())
    click()
    expect(texts()).toEqual(['b5'])
  })

  it('stays inside', async () => {
    const writes = button('state.title = "w"')
    const { texts, click } = await render(
      [symbol({ content: inner([writes, shows(expression)]) }), shows(expression)],
      { state: { title: 'page' } },
    )
    click()
    expect(texts()).toEqual(['w', 'page'])
  })

  it('has the context around, and the symbol’s id', async () => {
    const shown = inner([shows('context.site + context.symbolId')])
    const { texts } = await render([symbol({ content: shown })], { context: { site: 's/' } })
    expect(texts()).toEqual(['s/builder-y'])
  })

  it('speaks the language of the page', async () => {
    const title = localized('Hello', { de: 'Hallo' })
    const { texts } = await render(
      [symbol({ content: inner([shows('state.title + state.locale')]), data: { title } })],
      { locale: 'de' },
    )
    expect(texts()).toEqual(['Hallode'])
  })
})
