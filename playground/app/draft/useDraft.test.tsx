// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleEntry } from '../testing/sampleEntry'
import { useDraft } from './useDraft'

const config = { contentHost: 'http://localhost:4174', apiKey: 'demo', version: '1' }
const entries = { a: sampleEntry({ id: 'a' }), b: sampleEntry({ id: 'b' }) }

/** A content host with two entries, which can be switched off. */
function contentHost() {
  const host = { isOn: true, revision: '1' }
  vi.stubGlobal('fetch', async (address: string) => {
    if (!host.isOn) throw new TypeError('Failed to fetch')
    const id = /page\/(\w+)/.exec(address)?.[1]
    const entry = { name: `Entry ${id}`, data: {}, lastUpdated: 5 }
    return Response.json({ model: 'page', id, entry, seeded: true, revision: host.revision })
  })
  return host
}

/** A busy machine is slow. */
const PATIENT = { timeout: 60_000 }

async function open() {
  const { result, rerender, unmount } = renderHook(
    ({ id }) => useDraft(config, entries[id], vi.fn()),
    { initialProps: { id: 'a' as 'a' | 'b' } },
  )
  const draft = () => result.current
  const show = async (id: 'a' | 'b') => {
    rerender({ id })
    await waitFor(() => expect(draft().saved.status).toBe('ready'), PATIENT)
  }
  await waitFor(() => expect(draft().saved.status).not.toBe('loading'), PATIENT)
  return { draft, show, unmount }
}

const CHANGED = '{\n  "name": "Changed",\n  "data": {}\n}'

describe('useDraft', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    localStorage.clear()
  })

  it('begins with what the content host has, without the time of its change', async () => {
    contentHost()
    const { draft } = await open()
    expect(draft().text).toBe('{\n  "name": "Entry a",\n  "data": {}\n}')
    expect(draft().changed).toBe(false)
  })

  it('separates changes by entry, and preserves them over a reload', async () => {
    contentHost()
    const { draft, show, unmount } = await open()
    act(() => draft().setText(CHANGED))
    await show('b')
    expect(draft().text).toContain('Entry b')
    expect(draft().changedKeys).toEqual(['page/a'])
    unmount()
    const again = await open()
    expect(again.draft().text).toBe(CHANGED)
    expect(again.draft().changed).toBe(true)
  })

  it('has nothing to save when a change is undone', async () => {
    contentHost()
    const { draft } = await open()
    const { text } = draft()
    act(() => draft().setText(CHANGED))
    act(() => draft().setText(text))
    expect(draft().changed).toBe(false)
    expect(localStorage.length).toBe(0)
  })

  it('shows changes although the entry cannot be loaded', async () => {
    localStorage.setItem('siteblocks-draft/page/a', CHANGED)
    contentHost().isOn = false
    const { draft } = await open()
    expect(draft()).toMatchObject({ changed: true, text: CHANGED })
    expect(draft().saved.status).toBe('failed')
  })

  it('notices after a reload that another author has saved since, also once undo brings changes back', async () => {
    const host = contentHost()
    const first = await open()
    act(() => first.draft().setText(CHANGED))
    expect(first.draft().isOvertaken).toBe(false)
    first.unmount()
    host.revision = '2'
    const { draft } = await open()
    expect(draft()).toMatchObject({ text: CHANGED, isOvertaken: true })
    act(() => draft().discard())
    expect(draft()).toMatchObject({ changed: false, isOvertaken: false })
    act(() => draft().undo?.())
    expect(draft()).toMatchObject({ text: CHANGED, isOvertaken: true })
  })

  it('says when the browser has no room for changes, and keeps them on the page', async () => {
    contentHost()
    const { draft } = await open()
    vi.stubGlobal('localStorage', {
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    act(() => draft().setText(CHANGED))
    expect(draft()).toMatchObject({ isStored: false, changed: true, text: CHANGED })
  })

  it('undoes changes, redoes them, and brings back what was discarded', async () => {
    contentHost()
    const { draft } = await open()
    const before = draft().text
    expect(draft().undo).toBeUndefined()
    act(() => draft().setText(CHANGED))
    act(() => draft().undo?.())
    expect([draft().text, draft().changed]).toEqual([before, false])
    act(() => draft().redo?.())
    expect(draft().text).toBe(CHANGED)
    act(() => draft().discard())
    expect(draft().text).toBe(before)
    act(() => draft().undo?.())
    expect(draft().text).toBe(CHANGED)
  })
})
