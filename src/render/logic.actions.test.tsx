// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { block, component } from '../content/testing/blocks'
import { button, drawLogic, draws, texts } from './testing/drawLogic'

describe('actions', () => {
  it('write to the state, and only what reads it is drawn again', async () => {
    const drawn = await drawLogic(
      [
        component('Note', { text: '{{state.n}}' }, { id: 'n' }),
        component('Note', { text: '{{state.other}}' }, { id: 'other' }),
        component('Note', { text: 'plain' }, { id: 'plain' }),
        button('state.n = state.n + 1'),
      ],
      { state: { n: 0, other: 'x' } },
    )
    draws.length = 0
    await userEvent.click(drawn.get('button'))
    expect(texts(drawn)).toEqual(['1', 'x', 'plain'])
    expect(draws).toEqual(['builder-n'])
  })

  it('wait for timers, until the entry goes', async () => {
    vi.useFakeTimers()
    const drawn = await drawLogic(
      [component('Note', { text: '{{state.n}}' }), button('setTimeout(() => { state.n++ }, 1000)')],
      { state: { n: 0 } },
    )
    act(() => drawn.get('button').click())
    act(() => void vi.advanceTimersByTime(1_000))
    expect(texts(drawn)).toEqual(['1'])
    act(() => drawn.get('button').click())
    act(() => drawn.unmount())
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('draw exactly the blocks that read a key, of 600', async () => {
    const notes = Array.from({ length: 600 }, (_, i) =>
      component('Note', { text: `{{state.k${i % 200}}}` }, { id: `n${i}` }),
    )
    const drawn = await drawLogic([...notes, button('state.k7 = 1')])
    draws.length = 0
    act(() => drawn.get('button').click())
    expect(draws).toEqual(['builder-n7', 'builder-n207', 'builder-n407'])
  })

  it('answer Enter and Space where a box stands in for a button', async () => {
    const drawn = await drawLogic(
      [
        component('Note', { text: '{{state.n}}' }),
        block({ id: 'box', actions: { click: 'state.n++' } }),
      ],
      { state: { n: 0 } },
    )
    const box = drawn.get('[role=button]')
    box.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(texts(drawn)).toEqual(['2'])
  })

  it('announce no button that would hold another one', async () => {
    const inner = button('state.n++')
    const drawn = await drawLogic([block({ actions: { click: 'state.n++' }, children: [inner] })])
    expect(drawn.all('[role=button]')).toEqual([])
  })

  it('see the event, and content’s own functions of the site', async () => {
    const save = vi.fn()
    const drawn = await drawLogic(
      [button("event.preventDefault(); state.save(state.n); context.log('x')")],
      { state: { n: 5 } },
      { data: { save }, context: { log: save } },
    )
    await userEvent.click(drawn.get('button'))
    expect(save.mock.calls).toEqual([[5], ['x']])
  })

  it('record conversions of the entry that they stand in', async () => {
    const client = {
      options: {},
      getUserAttributes: () => ({}),
      trackConversion: vi.fn(),
      reportImpression: vi.fn(),
      reportClick: vi.fn(),
    }
    const drawn = await drawLogic([button('builder.trackConversion(10)')], {}, { client })
    await userEvent.click(drawn.get('button'))
    expect(client.trackConversion).toHaveBeenCalledWith(10, 'entry-1')
  })
})
