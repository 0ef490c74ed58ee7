// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { block, component, deepFreeze, entry } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { renderEntry } from '../../render/testing/renderEntry'
import { shows } from '../internals/testing/renderBlock'
import { stateProviderBlock } from './StateProvider'

const provider = (options: object, children: readonly Block[], more: Partial<Block> = {}): Block =>
  component('Builder:StateProvider', { ...options }, { children, ...more })

async function render(blocks: readonly Block[], content = {}) {
  const data = { blocks, state: { a: 'page' } }
  const rendered = await renderEntry(deepFreeze(entry([], { data })), [stateProviderBlock], content)
  return { ...rendered, texts: () => rendered.all('p').map((element) => element.textContent) }
}

describe('StateProvider', () => {
  it('renders no element of its own', async () => {
    const rendered = await render([provider({ state: { a: 1 } }, [shows('state.a')])])
    expect(rendered.get('.builder-blocks').children).toHaveLength(1)
    expect(rendered.texts()).toEqual(['1'])
  })

  it('gives the innermost value, and its siblings the page’s', async () => {
    const inner = provider({ state: { a: 'inner' } }, [shows('state.a')])
    const { texts } = await render([
      provider({ state: { a: 'outer' } }, [inner, shows('state.a')]),
      shows('state.a'),
    ])
    expect(texts()).toEqual(['inner', 'outer', 'page'])
  })

  it('adds to the context', async () => {
    const inside = [shows('context.site + context.more')]
    const { texts } = await render([provider({ context: { more: 2 } }, inside)], {
      context: { site: 1 },
    })
    expect(texts()).toEqual(['3'])
  })

  it('follows what its options are bound to', async () => {
    const { texts, get } = await render([
      block({ tagName: 'button', actions: { click: 'state.a = "next"' } }),
      provider({}, [shows('state.b')], { bindings: { 'component.options.state.b': 'state.a' } }),
    ])
    expect(texts()).toEqual(['page'])
    act(() => get('button').click())
    expect(texts()).toEqual(['next'])
  })

  it.each([{}, { state: null }, { state: 'x', context: 5 }, { state: [1] }])(
    'just shows its children with %j',
    async (options) => {
      const { texts } = await render([provider(options, [shows('state.a')])])
      expect(texts()).toEqual(['page'])
    },
  )
})
