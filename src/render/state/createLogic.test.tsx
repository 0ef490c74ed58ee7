// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { component } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { button, click, renderLogic, shows, texts } from '../testing/renderLogic'
import type { Evaluate } from './createLogic'

const evaluate: Evaluate = (code, scope) => new Function('scope', `with (scope) { ${code} }`)(scope)

async function render(blocks: readonly Block[], state = {}, content = {}) {
  const rendered = await renderLogic(blocks, { state }, { evaluate, ...content })
  const nth = (index?: number) => click(rendered, index)
  return { rendered, texts: () => texts(rendered, 'p'), click: nth }
}

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
  ])('evaluates %j as %j', async (expression, expected) => {
    const state = { name: 'Ada', list: [2, 1] }
    const { texts } = await render([shows(expression)], state, { context: { site: 's' } })
    expect(texts()).toEqual([expected])
  })

  it('fills in braces, and leaves out those that fail', async () => {
    const text = 'a {{/b/.source}} {{fail()}} {{state.none}}.'
    const { rendered } = await render([component('Note', { text }, { id: 'n' })])
    expect(texts(rendered)).toEqual(['a b  .'])
    expect(takeConsole()).toEqual([
      expect.stringMatching(/block "builder-n": ReferenceError: .*fail.* in "a {{/),
    ])
  })

  it('lets actions write to the state, at once and later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const code = 'state.n++; setTimeout(function () { state.n = /late/.source }, 10)'
    const blocks = [shows('/./.test(state.n) && state.n'), button(code)]
    const { texts, click } = await render(blocks, { n: 1 })
    click()
    expect(texts()).toEqual(['2'])
    act(() => void vi.advanceTimersByTime(10))
    expect(texts()).toEqual(['late'])
    vi.useRealTimers()
  })

  it('renders again what the language itself cannot read', async () => {
    const { texts, click } = await render([shows('/x/g.test(state.a)'), button('state.a = "x"')])
    expect(texts()).toEqual(['false'])
    click()
    expect(texts()).toEqual(['true'])
  })

  it('forgets what expressions write', async () => {
    const codes = [
      ...['state.n = 5, state.n', 'state.n'],
      ...['state.user = { name: "new" }, state.user.name', 'state.user.name'],
      ...['state.list.sort().join()', 'state.list.join()'],
    ]
    const state = { n: 1, user: { name: 'Ada' }, list: [2, 1] }
    const { texts } = await render(
      codes.map((code) => shows(code)),
      state,
    )
    expect(texts()).toEqual(['5', '1', 'new', 'Ada', '1,2', '2,1'])
  })

  it('has the names of a repeat, and writes an item back into its list', async () => {
    const repeat = { collection: 'state.rows', itemName: 'row' }
    const writes = button('state.row.name = "new"; state.last = row.name', { repeat })
    const rows = [{ name: 'a' }, { name: 'b' }]
    const { texts, click } = await render([shows('row.name + $index', { repeat }), writes], {
      rows,
    })
    expect(texts()).toEqual(['a0', 'b1'])
    click(1)
    expect(texts()).toEqual(['a0', 'new1'])
  })

  it('passes the event and the block, and survives what is thrown', async () => {
    const seen = vi.fn()
    const throws = button('context.seen(event.type, block.id); throw 5', { id: 'x' })
    const { click } = await render([throws], {}, { context: { seen } })
    click()
    expect(seen.mock.calls).toEqual([['click', 'x']])
    expect(takeConsole()).toEqual([expect.stringContaining('block "builder-x": 5 in')])
  })
})
