// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CustomBreakpoints } from '../../content/breakpoints'
import { resolveBreakpoints } from '../../content/breakpoints'
import { testWindow as view } from '../testing/testWindow'
import { createStateStore } from './createStateStore'
import { pageSources } from './pageSources'
import { locationState, type PageContext, pageState } from './pageState'

function place(overrides: Partial<PageContext> = {}): PageContext {
  const own = { breakpoints: () => resolveBreakpoints(), isAuthoring: () => false }
  return { window: view, container: undefined, client: undefined, ...own, ...overrides }
}

/** Subscribes to `key` in a store and records its values. */
function follow(key: string, overrides: Partial<PageContext> = {}) {
  const page = place(overrides)
  const store = createStateStore(pageState(page), pageSources(page))
  const seen: unknown[] = []
  const leave = store.subscribe([key], () => seen.push(store.get()[key]))
  onTestFinished(leave)
  return { store, seen, leave }
}

describe('locationState', () => {
  it.each<[host: string, pathname: string, search: string, query: object]>([
    ['shop.test:8080', '/a/b', '?x=1&y=two%20words', { x: '1', y: 'two words' }],
    ['shop.test', '/', '', {}],
    ['shop.test', '/', '?x&x=2', { x: '2' }],
    ['shop.test', '/', '?x', { x: '' }],
  ])('reads %s%s%s', (host, pathname, search, query) => {
    const url = new URL(`https://${host}${pathname}${search}#top`)
    const [hostname, path] = [url.hostname, pathname.slice(1).split('/')]
    const expected = { pathname, hostname, host, search, path, query }
    expect(locationState(url as unknown as Location)).toEqual(expected)
  })

  it('lets no tag of an address through', () => {
    const url = new URL('https://shop.test/<b>?<i>=<img%20src=x>&y=O%27Brien%26Co')
    expect(locationState(url as unknown as Location)).toMatchObject({
      pathname: '/%26lt%3Bb%3E',
      search: '?%26lt%3Bi%3E=%26lt%3Bimg%20src=x%3E&y=O%27Brien%26Co',
      path: ['%26lt%3Bb%3E'],
      query: { '&lt;i>': '&lt;img src=x>', y: "O'Brien&Co" },
    })
  })

  it('accepts a parameter of any name', () => {
    const { query } = locationState(new URL('https://a.test/?__proto__=1') as unknown as Location)
    expect(Object.entries(query as object)).toEqual([['__proto__', '1']])
    expect({}).not.toHaveProperty('1')
  })
})

describe('pageState', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    view.happyDOM.setInnerWidth(1280)
    return () => vi.useRealTimers()
  })

  const resizeTo = (width: number): void => {
    view.happyDOM.setInnerWidth(width)
    view.dispatchEvent(new Event('resize'))
  }

  it.each<[number, CustomBreakpoints | undefined, string]>([
    [320, undefined, 'xsmall'],
    [321, undefined, 'small'],
    [640, undefined, 'small'],
    [641, undefined, 'medium'],
    [991, undefined, 'medium'],
    [992, undefined, 'large'],
    [901, { xsmall: 300, small: 500, medium: 900 }, 'large'],
    [500, { xsmall: 300, small: 500, medium: 900 }, 'small'],
  ])('calls a window %i px wide with %j %s', (width, custom, expected) => {
    view.happyDOM.setInnerWidth(width)
    const values = pageState(place({ breakpoints: () => resolveBreakpoints(custom) }))
    const others = { device: 'desktop', isBrowser: true, isServer: false }
    expect(values).toMatchObject({ deviceSize: expected, ...others })
  })

  it('measures 400 ms after the last of many resizes', () => {
    const { seen } = follow('deviceSize')
    resizeTo(600)
    vi.advanceTimersByTime(399)
    resizeTo(300)
    vi.advanceTimersByTime(399)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual(['xsmall'])
  })

  it('measures every 200 ms while an author is editing', () => {
    const { seen } = follow('deviceSize', { isAuthoring: () => true })
    resizeTo(600)
    expect(seen).toEqual(['small'])
    resizeTo(300)
    vi.advanceTimersByTime(199)
    expect(seen).toEqual(['small'])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual(['small', 'xsmall'])
  })

  it('stops with its last reader, a waiting measurement too', () => {
    const { seen, leave } = follow('deviceSize')
    resizeTo(600)
    leave()
    expect(vi.getTimerCount()).toBe(0)
    resizeTo(300)
    vi.runAllTimers()
    expect(seen).toEqual([])
  })

  it('measures the container in the place of the window', () => {
    let tell = (): void => {}
    const disconnect = vi.fn()
    class ResizeObserver {
      constructor(then: () => void) {
        tell = then
      }
      observe = () => {}
      disconnect = disconnect
    }
    const observing = Object.create(view, { ResizeObserver: { value: ResizeObserver } }) as Window
    const container = document.createElement('div')
    const width = vi.spyOn(container, 'clientWidth', 'get').mockReturnValue(700)
    const { store, seen, leave } = follow('deviceSize', { window: observing, container })
    expect(store.get().deviceSize).toBe('medium')
    width.mockReturnValue(500)
    tell()
    vi.advanceTimersByTime(400)
    expect(seen).toEqual(['small'])
    leave()
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  it('follows the address, back and forth, until its last reader leaves', () => {
    view.happyDOM.setURL('https://shop.test/one')
    const { store, seen, leave } = follow('location')
    view.happyDOM.setURL('https://shop.test/two?x=1')
    view.dispatchEvent(new Event('popstate'))
    view.dispatchEvent(new Event('popstate'))
    leave()
    view.happyDOM.setURL('https://shop.test/three')
    view.dispatchEvent(new Event('popstate'))
    expect(seen).toMatchObject([{ pathname: '/two', query: { x: '1' } }])
    expect(store.get().location).toBe(seen[0])
  })

  it('follows addresses that a router pushes, where the browser reports them', () => {
    const navigation = new EventTarget()
    Object.assign(view, { navigation })
    onTestFinished(() => void Reflect.deleteProperty(view, 'navigation'))
    view.happyDOM.setURL('https://shop.test/one')
    const { store, leave } = follow('location')
    const push = (path: string) => {
      view.happyDOM.setURL(`https://shop.test${path}`)
      navigation.dispatchEvent(new Event('currententrychange'))
    }
    push('/two')
    expect(store.get().location).toMatchObject({ pathname: '/two' })
    leave()
    push('/three')
    expect(store.get().location).toMatchObject({ pathname: '/two' })
  })

  it('follows the device that the site says the visitor has', () => {
    let device = 'tablet'
    let tell = (): void => {}
    const leaveClient = vi.fn()
    const client = {
      getUserAttributes: () => ({ device }),
      onUserAttributes(listener: () => void) {
        tell = listener
        return leaveClient
      },
    } as never
    const { store, seen, leave } = follow('device', { client })
    expect(store.get().device).toBe('tablet')
    device = 'mobile'
    tell()
    expect(seen).toEqual(['mobile'])
    leave()
    expect(leaveClient).toHaveBeenCalledTimes(1)
  })
})
