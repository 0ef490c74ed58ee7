// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { block, component } from '../content/testing/blocks'
import { button, renderLogic, renders, texts } from './testing/renderLogic'

describe('actions', () => {
  it('write to the state, and only what reads it is rendered again', async () => {
    const rendered = await renderLogic(
      [
        component('Note', { text: '{{state.n}}' }, { id: 'n' }),
        component('Note', { text: '{{state.other}}' }, { id: 'other' }),
        component('Note', { text: 'plain' }, { id: 'plain' }),
        button('state.n = state.n + 1'),
      ],
      { state: { n: 0, other: 'x' } },
    )
    renders.length = 0
    await userEvent.click(rendered.get('button'))
    expect(texts(rendered)).toEqual(['1', 'x', 'plain'])
    expect(renders).toEqual(['builder-n'])
  })

  it('wait for timers, until the entry goes', async () => {
    vi.useFakeTimers()
    const rendered = await renderLogic(
      [component('Note', { text: '{{state.n}}' }), button('setTimeout(() => { state.n++ }, 1000)')],
      { state: { n: 0 } },
    )
    act(() => rendered.get('button').click())
    act(() => void vi.advanceTimersByTime(1_000))
    expect(texts(rendered)).toEqual(['1'])
    act(() => rendered.get('button').click())
    act(() => rendered.unmount())
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('render exactly the blocks that read a key, of 600', async () => {
    const notes = Array.from({ length: 600 }, (_, i) =>
      component('Note', { text: `{{state.k${i % 200}}}` }, { id: `n${i}` }),
    )
    const rendered = await renderLogic([...notes, button('state.k7 = 1')])
    renders.length = 0
    act(() => rendered.get('button').click())
    expect(renders).toEqual(['builder-n7', 'builder-n207', 'builder-n407'])
  })

  it('answer Enter and Space where a box stands in for a button', async () => {
    const rendered = await renderLogic(
      [
        component('Note', { text: '{{state.n}}' }),
        block({ id: 'box', actions: { click: 'state.n++' } }),
      ],
      { state: { n: 0 } },
    )
    const box = rendered.get('[role=button]')
    box.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(texts(rendered)).toEqual(['2'])
  })

  it('announce no button that would hold another one', async () => {
    const inner = button('state.n++')
    const rendered = await renderLogic([
      block({ actions: { click: 'state.n++' }, children: [inner] }),
    ])
    expect(rendered.all('[role=button]')).toEqual([])
  })

  it('see the event, and content’s own functions of the site', async () => {
    const save = vi.fn()
    const rendered = await renderLogic(
      [button("event.preventDefault(); state.save(state.n); context.log('x')")],
      { state: { n: 5 } },
      { data: { save }, context: { log: save } },
    )
    await userEvent.click(rendered.get('button'))
    expect(save.mock.calls).toEqual([[5], ['x']])
  })

  it('record conversions of the entry that they stand in', async () => {
    const client = {
      options: {},
      getUserAttributes: () => ({}),
      trackConversion: vi.fn(),
      reportImpression: vi.fn(),
      reportClick: vi.fn(),
      keepShown: vi.fn(),
    }
    const rendered = await renderLogic([button('builder.trackConversion(10)')], {}, { client })
    await userEvent.click(rendered.get('button'))
    expect(client.trackConversion).toHaveBeenCalledWith(10, 'entry-1')
  })
})
