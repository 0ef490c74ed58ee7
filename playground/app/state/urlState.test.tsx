// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clampWidth,
  DEFAULT_STATE as DEFAULTS,
  formatUrlState,
  parseUrlState,
  type UrlState,
  useUrlState,
} from './urlState'

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

  it('makes a step in the history for another tool, and keeps what was set when it goes back', () => {
    const { state, update } = open('?entry=landing&view=blocks')
    const push = vi.spyOn(history, 'pushState')
    update({ panel: 'content' })
    expect(push).not.toHaveBeenCalled()
    update({ panel: 'configure' })
    update({ options: { locale: 'de' }, view: 'json' })
    expect(push).toHaveBeenCalledOnce()
    const own = history.state
    history.replaceState(own, '', '/?entry=landing&view=blocks')
    act(() => void dispatchEvent(new PopStateEvent('popstate', { state: own })))
    expect(state()).toMatchObject({ panel: undefined, view: 'blocks', options: { locale: 'de' } })
    act(() => void vi.advanceTimersByTime(WRITE_DELAY_MS))
    expect(location.search).toContain('options.locale=de')
  })

  it('requests no variation for another entry, and leaves the rest of the visitor alone', () => {
    const { state, update } = open('?entry=landing&visitor={"variation":"v1","locale":"de"}')
    update({ address: '/?utm_source=mail' })
    expect(state().visitor).toEqual({ variation: 'v1', locale: 'de' })
    update({ entry: 'contact' })
    expect(state().visitor).toEqual({ locale: 'de' })
    update({ entry: 'about', visitor: { variation: 'v2' } })
    expect(state().visitor).toEqual({ variation: 'v2' })
  })

  it('forces a variation that is edited only while it is', () => {
    const { state, update } = open('?entry=landing&panel=audience')
    update({ panel: 'content', visitor: { variation: 'v1' } })
    update({ block: 'builder-a' })
    expect(state().visitor.variation).toBe('v1')
    update({ panel: 'audience' })
    expect(state().visitor).toEqual({})
    update({ visitor: { variation: 'v2' } })
    update({ panel: 'behaviour' })
    expect(state().visitor).toEqual({ variation: 'v2' })
  })

  it('follows the back button', () => {
    const { state } = open('?entry=landing')
    history.replaceState(null, '', '/?entry=contact&theme=dark')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(state()).toMatchObject({ entry: 'contact', theme: 'dark' })
  })
})

describe('parseUrlState', () => {
  it.each<{ search: string; expected: Partial<UrlState> }>([
    { search: '', expected: {} },
    { search: '?entry=landing', expected: { entry: 'landing' } },
    { search: '?entry=a%26b%2Fc', expected: { entry: 'a&b/c' } },
    { search: '?entry=', expected: {} },
    { search: '?width=390', expected: { width: 390 } },
    { search: '?width=fit', expected: {} },
    { search: '?width=wide', expected: {} },
    { search: '?width=319', expected: { width: 320 } },
    { search: '?width=1921', expected: { width: 1920 } },
    { search: '?width=400.6', expected: { width: 401 } },
    { search: '?width=1e999', expected: {} },
    { search: '?theme=dark', expected: { theme: 'dark' } },
    { search: '?theme=light', expected: { theme: 'light' } },
    { search: '?theme=sepia', expected: {} },
    { search: '?panel=snippet', expected: { panel: 'snippet' } },
    { search: '?page=rtl&policy=self', expected: { page: 'rtl', policy: 'self' } },
    { search: '?network=slow&motion=reduce', expected: { network: 'slow', motion: 'reduce' } },
    { search: '?rendering=server', expected: { rendering: 'server' } },
    { search: '?page=../secret&policy=&network=FAST&motion=1&rendering=no', expected: {} },
    { search: '?address=%2Fsale%3Fa%3D1', expected: { address: '/sale?a=1' } },
    { search: '?view=json&block=builder-a', expected: { view: 'json', block: 'builder-a' } },
    { search: '?view=none', expected: {} },
    {
      search: '?panel=behaviour&find=canTrack',
      expected: { panel: 'behaviour', find: 'canTrack' },
    },
    { search: '?snippet=shopify', expected: { snippet: 'shopify' } },
    { search: '?snippet=copper', expected: {} },
    { search: '?visitor={"locale":"ar"}', expected: { visitor: { locale: 'ar' } } },
    { search: '?options.canTrack=false', expected: { options: { canTrack: false } } },
    {
      search: '?options.locale=de&visitor={"device":"mobile"}&options.timeout=5',
      expected: { visitor: { device: 'mobile' }, options: { locale: 'de', timeout: 5 } },
    },
  ])('reads $search', ({ search, expected }) => {
    expect(parseUrlState(search)).toEqual({ ...DEFAULTS, ...expected })
  })
})

describe('formatUrlState', () => {
  it('writes nothing for the defaults', () => {
    expect(formatUrlState(DEFAULTS)).toBe('')
  })

  it('writes what parseUrlState reads', () => {
    const state: UrlState = {
      source: { kind: 'space', space: { apiKey: 'a&b', model: 'page', url: '/?a=1' } },
      entry: 'a&b c/d',
      address: '/sale/?a=b&c#d',
      width: 800,
      theme: 'dark',
      panel: 'snippet',
      page: 'hostile',
      policy: 'trusted-types',
      network: 'failing',
      motion: 'reduce',
      rendering: 'server',
      editor: 'connected',
      snippet: 'react',
      manager: 'onetrust',
      extras: ['hash', 'parts', 'returning'],
      goal: 'click',
      fits: true,
      visitor: { attributes: { plan: 'a&b' }, device: 'mobile' },
      view: 'blocks',
      block: 'builder-a',
      find: 'host',
      options: { timeout: 500, loading: 'lazy', query: { 'data.kind': 'news' }, onReady: 'sample' },
    }
    expect(parseUrlState(formatUrlState(state))).toEqual(state)
  })

  it('preserves the keys of others and removes its own when they go back to the default', () => {
    const search = '?builder.preview=page&width=390&theme=dark&entry=old&panel=content'
    expect(formatUrlState(DEFAULTS, search)).toBe('?builder.preview=page')
  })
})

describe('clampWidth', () => {
  it.each([
    [0, 320],
    [320, 320],
    [320.4, 320],
    [1919.6, 1920],
    [5000, 1920],
  ])('turns %d into %d', (width, expected) => {
    expect(clampWidth(width)).toBe(expected)
  })
})
