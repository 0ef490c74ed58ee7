// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { component } from '../content/testing/blocks'
import { fakeClient } from './testing/fakeClient'
import { button, click, renderLogic, renders, texts } from './testing/renderLogic'

describe('actions', () => {
  it('wait for timers, until the entry is unmounted', async () => {
    vi.useFakeTimers()
    const note = component('Note', { text: '{{state.n}}' })
    const later = button('setTimeout(() => { state.n++ }, 1000)')
    const rendered = await renderLogic([note, later], { state: { n: 0 } })
    click(rendered)
    act(() => void vi.advanceTimersByTime(1_000))
    expect(texts(rendered)).toEqual(['1'])
    click(rendered)
    act(() => rendered.unmount())
    // The turn of the event loop in which the first timer ran ends.
    vi.advanceTimersByTime(1)
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('render exactly the blocks that read a key, of 600', async () => {
    const notes = Array.from({ length: 600 }, (_, i) =>
      component('Note', { text: `{{state.k${i % 200}}}` }, { id: `n${i}` }),
    )
    const rendered = await renderLogic([...notes, button('state.k7 = 1')])
    renders.length = 0
    click(rendered)
    expect(renders).toEqual(['builder-n7', 'builder-n207', 'builder-n407'])
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
    const trackConversion = vi.fn()
    const client = fakeClient({ trackConversion })
    const rendered = await renderLogic([button('builder.trackConversion(10)')], {}, { client })
    await userEvent.click(rendered.get('button'))
    expect(trackConversion).toHaveBeenCalledWith(10, 'entry-1')
  })
})
