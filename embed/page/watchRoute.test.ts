// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FollowedRoutes } from '../options/FollowedRoutes'
import { createRouteWatch } from './watchRoute'

let own: { push: History['pushState']; replace: History['replaceState'] }

beforeEach(() => {
  // Elements of the previous file may have followed routes until now.
  own = { push: history.pushState, replace: history.replaceState }
  history.replaceState(null, '', '/start')
})

function watchRoute(view: Window = window) {
  const heard = vi.fn()
  return { heard, stop: createRouteWatch(heard)(view, true) }
}

class Navigation extends EventTarget {}

/** A window with the Navigation API, whose `navigation` is the given value. */
function viewWith(navigation: unknown): Window {
  const values = { navigation, Navigation, setTimeout, clearTimeout }
  return Object.create(
    window,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
  ) as Window
}

describe('createRouteWatch', () => {
  it('reports every way to another address, and nothing else', () => {
    const { heard, stop } = watchRoute()
    const goes: [string, () => void, number][] = [
      ['push', () => history.pushState(null, '', '/shop'), 1],
      ['same address', () => history.pushState({ scroll: 1 }, '', '/shop'), 0],
      ['another query', () => history.pushState(null, '', '/shop?page=2'), 1],
      ['only a fragment', () => history.pushState(null, '', '/shop?page=2#top'), 0],
      ['a route in the fragment', () => history.pushState(null, '', '/shop?page=2#/top'), 0],
      ['replaced by another path', () => history.replaceState(null, '', '/cart'), 1],
    ]
    for (const [name, go, times] of goes) {
      heard.mockClear()
      go()
      expect(heard, name).toHaveBeenCalledTimes(times)
    }
    stop()
  })

  it('reports a replaced query once it has settled on another one', () => {
    vi.useFakeTimers()
    const { heard, stop } = watchRoute()
    for (const query of ['?q=a', '?q=ab', '?q=abc']) {
      history.replaceState(null, '', `/start${query}`)
      vi.advanceTimersByTime(499)
    }
    expect(heard).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(heard.mock.calls).toEqual([['query']])
    history.replaceState(null, '', '/start?q=x')
    history.replaceState(null, '', '/start?q=abc')
    vi.advanceTimersByTime(1_000)
    expect(heard).toHaveBeenCalledTimes(1)
    history.replaceState(null, '', '/start?q=late')
    stop()
    vi.advanceTimersByTime(1_000)
    expect(heard).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })

  it('reports routes in the fragment for as long as somebody follows them', () => {
    const heard = vi.fn()
    const watch = createRouteWatch(heard)
    const stop = watch(window, true)
    history.pushState(null, '', '/start#/about')
    expect(heard).not.toHaveBeenCalled()
    history.pushState(null, '', '/start')
    const stopFragments = watch(window, 'hash')
    history.pushState(null, '', '/start#/about')
    history.pushState(null, '', '/start#!/cart')
    history.pushState(null, '', '/start#!/cart')
    history.pushState(null, '', '/start')
    history.pushState(null, '', '/start#top')
    expect(heard.mock.calls).toEqual([['fragment'], ['fragment'], ['fragment']])
    stopFragments()
    history.pushState(null, '', '/start#/about')
    expect(heard).toHaveBeenCalledTimes(3)
    stop()
  })

  it('calls its listener once, however many follow', () => {
    const heard = vi.fn()
    const watch = createRouteWatch(heard)
    const stops = [watch(window, false), watch(window, 'hash')]
    history.pushState(null, '', '/other')
    stops[0]?.()
    history.pushState(null, '', '/other#/more')
    expect(heard.mock.calls).toEqual([['route'], ['fragment']])
    stops[1]?.()
  })

  it('reports the way back', () => {
    const { heard, stop } = watchRoute()
    own.push.call(history, null, '', '/elsewhere')
    window.dispatchEvent(new Event('popstate'))
    expect(heard).toHaveBeenCalledOnce()
    stop()
  })

  it.each<[what: string, navigation: unknown]>([
    ['a list of the page', [{ href: '/' }]],
    ['an element of that name', document.createElement('nav')],
    ['an object of the page’s own class', new (class Navigation {})()],
    ['that of a frame without an origin', Object.assign(new Navigation(), { currentEntry: null })],
  ])('uses the history where `navigation` is %s', (_, navigation) => {
    const { heard, stop } = watchRoute(viewWith(navigation))
    history.pushState(null, '', '/next')
    expect(heard.mock.calls).toEqual([['route']])
    stop()
    expect(history.pushState).toBe(own.push)
  })

  it('ignores other parameters of a campaign', () => {
    vi.useFakeTimers()
    history.replaceState(null, '', '/start?page=2&utm_source=mail&gclid=1')
    const { heard, stop } = watchRoute()
    history.replaceState(null, '', '/start?page=2')
    history.pushState(null, '', '/start?fbclid=1&page=2')
    vi.advanceTimersByTime(1_000)
    expect(heard).not.toHaveBeenCalled()
    history.pushState(null, '', '/start?page=3&fbclid=1')
    expect(heard.mock.calls).toEqual([['query']])
    stop()
    vi.useRealTimers()
  })

  it.each<{ followed: FollowedRoutes[]; hears: string }>([
    { followed: [false], hears: 'query route' },
    { followed: ['path'], hears: 'route' },
    { followed: ['path', false], hears: 'route' },
    { followed: ['path', true], hears: 'query route' },
    { followed: ['path', 'hash'], hears: 'query route fragment' },
  ])('for those who follow $followed reports $hears', ({ followed, hears }) => {
    const heard = vi.fn()
    const watch = createRouteWatch(heard)
    const stops = followed.map((routes) => watch(window, routes))
    history.pushState(null, '', '/start?page=2')
    history.pushState(null, '', '/next')
    history.pushState(null, '', '/next#/more')
    expect(heard.mock.calls.join(' ')).toBe(hears)
    for (const stop of stops) stop()
  })

  it('leaves the history as it was, once nobody listens', () => {
    const before = Object.getOwnPropertyNames(history)
    const watch = createRouteWatch(() => {})
    const first = watch(window, false)
    const second = watch(window, false)
    first()
    first()
    expect(history.pushState).not.toBe(own.push)
    second()
    expect(history.pushState).toBe(own.push)
    expect(history.replaceState).toBe(own.replace)
    expect(Object.getOwnPropertyNames(history)).toEqual(before)
  })

  it('stays quiet under somebody who wrapped the history after it', () => {
    const { heard, stop } = watchRoute()
    const ours = history.pushState
    const theirs = vi.fn(function (this: History, ...args: Parameters<History['pushState']>) {
      ours.apply(this, args)
    })
    history.pushState = theirs
    stop()
    expect(history.pushState).toBe(theirs)
    history.pushState(null, '', '/later')
    expect(location.pathname).toBe('/later')
    expect(heard).not.toHaveBeenCalled()
    Reflect.deleteProperty(history, 'pushState')
  })

  it('uses the Navigation API where there is one', () => {
    const navigation = Object.assign(new Navigation(), { currentEntry: {}, entries: () => [] })
    const { heard, stop } = watchRoute(viewWith(navigation))
    expect(history.pushState).toBe(own.push)
    history.pushState(null, '', '/by-navigation')
    navigation.dispatchEvent(new Event('currententrychange'))
    expect(heard).toHaveBeenCalledOnce()
    stop()
    history.pushState(null, '', '/after')
    navigation.dispatchEvent(new Event('currententrychange'))
    expect(heard).toHaveBeenCalledOnce()
  })

  it('counts a visit of another page between two followers', () => {
    const keys = ['a']
    const entries = (): object[] => keys.map((key) => ({ key }))
    const view = viewWith(Object.assign(new Navigation(), { currentEntry: {}, entries }))
    const heard = vi.fn()
    const watch = createRouteWatch(heard)
    watch(view, true)()
    watch(view, true)()
    expect(heard).not.toHaveBeenCalled()
    keys.push('b')
    watch(view, true)()
    expect(heard).toHaveBeenCalledExactlyOnceWith('route')
  })
})
