// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { block, component, deepFreeze, entry } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import type { BlockDefinition, BlockProps } from '../block/BlockDefinition'
import { renderEntry } from '../testing/renderEntry'
import type { Evaluate } from './createLogic'

const evaluate: Evaluate = (code, scope) => new Function('scope', `with (scope) { ${code} }`)(scope)

const note: BlockDefinition<{ text: string }> = {
  name: 'Note',
  templates: ['text'],
  component: ({ options }: BlockProps<{ text: string }>) => <p>{options.text}</p>,
}
const shows = (expression: string, more: Partial<Block> = {}): Block =>
  block({ tagName: 'p', bindings: { 'properties.text': expression }, ...more })

async function render(blocks: readonly Block[], state = {}, content = {}) {
  const page = deepFreeze(entry([], { data: { blocks, state } }))
  const rendered = await renderEntry(page, [note], { evaluate, ...content })
  return {
    ...rendered,
    texts: () => rendered.all('p').map(({ textContent }) => textContent),
    click: (index = 0) => act(() => rendered.all('button')[index]?.click()),
  }
}
const does = (click: string, more: Partial<Block> = {}): Block =>
  block({ tagName: 'button', actions: { click }, ...more })

describe('the site’s own evaluate', () => {
  it.each([
    ['state.name', 'Ada'],
    ['name', 'Ada'],
    ['return state.name', 'Ada'],
    ['var x = 1; return x', '1'],
    ['name.replace(/a/g, "o")', 'Ado'],
    ['try { fail() } catch (error) { return "caught" }', 'caught'],
    ['return (() => { try { fail() } catch { return "caught" } })()', 'caught'],
    ['state.list.sort().join()', '1,2'],
    ['context.site + ctx.site + Device.mobile + Builder.isBrowser', 'ss2true'],
    ['name // a comment', 'Ada'],
    ['"return"', 'return'],
    ['block.tagName', 'p'],
  ])('works out %j as %j', async (expression, expected) => {
    const state = { name: 'Ada', list: [2, 1] }
    const { texts } = await render([shows(expression)], state, { context: { site: 's' } })
    expect(texts()).toEqual([expected])
  })

  it('fills in braces, and leaves out those that fail', async () => {
    const text = 'a {{/b/.source}} {{fail()}} {{state.none}}.'
    const { texts } = await render([component('Note', { text }, { id: 'n' })])
    expect(texts()).toEqual(['a b  .'])
    expect(takeConsole()).toEqual([
      expect.stringMatching(/block "builder-n": ReferenceError: .*fail.* in "a {{/),
    ])
  })

  it('lets actions write to the state, at once and later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const code = 'state.n++; setTimeout(function () { state.n = /late/.source }, 10)'
    const { texts, click } = await render([shows('/./.test(state.n) && state.n'), does(code)], {
      n: 1,
    })
    click()
    expect(texts()).toEqual(['2'])
    act(() => void vi.advanceTimersByTime(10))
    expect(texts()).toEqual(['late'])
    vi.useRealTimers()
  })

  it('renders again what the language itself cannot read', async () => {
    const { texts, click } = await render([shows('/x/g.test(state.a)'), does('state.a = "x"')])
    expect(texts()).toEqual(['false'])
    click()
    expect(texts()).toEqual(['true'])
  })

  it('forgets what expressions write', async () => {
    const { texts } = await render(
      [
        shows('state.n = 5, state.n'),
        shows('state.n'),
        shows('state.user = { name: "new" }, state.user.name'),
        shows('state.user.name'),
        shows('state.list.sort().join()'),
        shows('state.list.join()'),
      ],
      { n: 1, user: { name: 'Ada' }, list: [2, 1] },
    )
    expect(texts()).toEqual(['5', '1', 'new', 'Ada', '1,2', '2,1'])
  })

  it('knows the names of a repeat, and writes an item back into its list', async () => {
    const repeat = { collection: 'state.rows', itemName: 'row' }
    const { texts, click } = await render(
      [
        shows('row.name + $index', { repeat }),
        does('state.row.name = "new"; state.last = row.name', { repeat }),
      ],
      { rows: [{ name: 'a' }, { name: 'b' }] },
    )
    expect(texts()).toEqual(['a0', 'b1'])
    click(1)
    expect(texts()).toEqual(['a0', 'new1'])
  })

  it('hands over the event and the block, and survives what is thrown', async () => {
    const seen = vi.fn()
    const { click } = await render(
      [does('context.seen(event.type, block.id); throw 5', { id: 'x' })],
      {},
      { context: { seen } },
    )
    click()
    expect(seen.mock.calls).toEqual([['click', 'x']])
    expect(takeConsole()).toEqual([expect.stringContaining('block "builder-x": 5 in')])
  })
})
