// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useUrlState } from './urlState'

const WRITE_DELAY_MS = 200

function open(search: string) {
  history.replaceState(null, '', `/${search}`)
  const { result } = renderHook(useUrlState)
  return {
    state: () => result.current[0],
    update: (change: Parameters<(typeof result.current)[1]>[0]) =>
      act(() => result.current[1](change)),
  }
}

describe('useUrlState', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('writes quick changes once, into the same step of the history', () => {
    const replace = vi.spyOn(history, 'replaceState')
    const { state, update } = open('?builder.preview=page')
    replace.mockClear()
    for (const width of [400, 401, 402]) update({ width })
    expect(state().width).toBe(402)
    expect(location.search).toBe('?builder.preview=page')
    act(() => void vi.advanceTimersByTime(WRITE_DELAY_MS))
    expect(location.search).toBe('?builder.preview=page&width=402')
    expect(replace).toHaveBeenCalledOnce()
  })

  it('makes a step in the history for another entry, with all that changed before', () => {
    const push = vi.spyOn(history, 'pushState')
    const { update } = open('')
    update({ width: 390 })
    update({ entry: 'contact' })
    expect(location.search).toBe('?entry=contact&width=390')
    expect(push).toHaveBeenCalledOnce()
  })

  it('follows the back button', () => {
    const { state } = open('?entry=landing')
    history.replaceState(null, '', '/?entry=contact&theme=dark')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(state()).toMatchObject({ entry: 'contact', theme: 'dark' })
  })
})
