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
const frameWindow = {} as Window

function open() {
  const { result, rerender } = renderHook(
    ({ entry }) => usePreview(useSiteCode(config, entry, state), state.options),
    {
      initialProps: { entry: sampleEntry({ id: 'landing' }) },
    },
  )
  result.current.frame.current = { contentWindow: frameWindow } as HTMLIFrameElement
  return {
    page: () => result.current,
    show: (id: string) => rerender({ entry: sampleEntry({ id }) }),
  }
}

/** Delivers a failed status, by default from the page in the frame. */
function report(from: { source?: unknown; origin?: string } = {}) {
  const init = { source: frameWindow, origin: location.origin, ...from, data: FAILURE }
  act(() => void window.dispatchEvent(new MessageEvent('message', init as MessageEventInit)))
}

describe('usePreview', () => {
  afterEach(cleanup)

  it('hears the page in its own frame', () => {
    const { page } = open()
    expect(page().status).toEqual(LOADING)
    report()
    expect(page().status).toEqual(FAILED)
  })

  it.each([
    { name: 'another window', from: { source: window } },
    { name: 'no window', from: { source: null } },
    { name: 'another origin', from: { origin: 'https://evil.example' } },
  ])('is deaf to $name', ({ from }) => {
    const { page } = open()
    report(from)
    expect(page().status).toEqual(LOADING)
  })

  it('begins anew with another entry', () => {
    const { page, show } = open()
    report()
    show('contact')
    expect(page().status).toEqual(LOADING)
    expect(page().load).toContain('entry=\\"contact')
  })

  it('passes on what it hears, until nobody listens any more', () => {
    const { page } = open()
    const heard: unknown[] = []
    const stop = page().subscribe((data) => heard.push(data))
    report({ source: window })
    report()
    stop()
    report()
    expect(heard).toEqual([FAILURE])
  })

  it('begins anew on reload', () => {
    const { page } = open()
    const { load } = page()
    report()
    act(() => page().reload())
    expect(page().load).not.toBe(load)
    expect(page().status).toEqual(LOADING)
  })
})
