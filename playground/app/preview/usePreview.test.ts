// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleEntry } from '../testing/sampleEntry'
import { samplePlayground } from '../testing/samplePlayground'
import { usePreview } from './usePreview'
import { useSiteCode } from './useSiteCode'

const { config, state } = samplePlayground()
const LOADING = { phase: 'loading' }
const FAILED = { phase: 'failed', message: 'boom' }
const FAILURE = { source: 'siteblocks-preview', status: FAILED }

/** Stands in for the frame's window: nothing loads here. */
const frameWindow: { siteblocksPreview?: object } = {}
afterEach(() => Reflect.deleteProperty(frameWindow, 'siteblocksPreview'))

function open() {
  let shown = { entry: sampleEntry({ id: 'landing' }), visitor: state.visitor }
  const { result, rerender } = renderHook(
    ({ entry, visitor }: typeof shown) =>
      usePreview(useSiteCode(config, entry, { ...state, visitor }), { ...state, visitor }),
    { initialProps: shown },
  )
  result.current.frame.current = {
    name: 'preview',
    contentWindow: frameWindow as Window,
    contentDocument: { defaultView: frameWindow } as Document,
  } as HTMLIFrameElement
  const change = (next: Partial<typeof shown>): void => {
    shown = { ...shown, ...next }
    rerender(shown)
  }
  return {
    page: () => result.current,
    show: (id: string) => change({ entry: sampleEntry({ id }) }),
    answer: (consent: boolean) => change({ visitor: { ...state.visitor, consent } }),
  }
}

/** The page in the frame gets its widget. Returns each answer that it is told. */
function begin(): boolean[] {
  const told: boolean[] = []
  frameWindow.siteblocksPreview = {
    widget: { client: { setConsent: (allowed: boolean) => told.push(allowed) } },
  }
  return told
}

/** Delivers a failed status, by default from the page in the frame. */
function report(from: { source?: unknown; origin?: string } = {}) {
  const init = { source: frameWindow, origin: location.origin, ...from, data: FAILURE }
  act(() => void window.dispatchEvent(new MessageEvent('message', init as MessageEventInit)))
}

describe('usePreview', () => {
  afterEach(cleanup)

  it('receives messages from the page in its own frame', () => {
    const { page } = open()
    expect(page().status).toEqual(LOADING)
    report()
    expect(page().status).toEqual(FAILED)
  })

  it.each([
    { name: 'another window', from: { source: window } },
    { name: 'no window', from: { source: null } },
    { name: 'another origin', from: { origin: 'https://evil.example' } },
  ])('ignores messages from $name', ({ from }) => {
    const { page } = open()
    report(from)
    expect(page().status).toEqual(LOADING)
  })

  it('starts over with another entry', () => {
    const { page, show } = open()
    report()
    show('contact')
    expect(page().status).toEqual(LOADING)
    expect(page().load).toContain('entry=\\"contact')
  })

  it('passes on what it receives, until nobody listens any more', () => {
    const { page } = open()
    const heard: unknown[] = []
    const stop = page().subscribe((data) => heard.push(data))
    report({ source: window })
    report()
    stop()
    report()
    expect(heard).toEqual([FAILURE])
  })

  it('notifies the page of consent that changes', () => {
    const { answer } = open()
    const told = begin()
    answer(false)
    answer(true)
    expect(told).toEqual([false, true])
  })

  it('notifies the page of consent that changed while it loaded', () => {
    const { answer } = open()
    answer(false)
    const told = begin()
    report()
    expect(told).toEqual([false])
  })

  it('notifies the page of nothing that it has been loaded with', () => {
    const { page, answer } = open()
    answer(false)
    page().open?.('preview')
    const told = begin()
    report()
    expect(told).toEqual([])
  })

  it('starts over on reload', () => {
    const { page } = open()
    const { load } = page()
    report()
    act(() => page().reload())
    expect(page().load).not.toBe(load)
    expect(page().status).toEqual(LOADING)
  })
})
