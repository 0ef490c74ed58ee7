import { describe, expect, it } from 'vitest'
import type { PreviewMessage } from './previewMessage'
import { LOADING_STATUS, nextStatus } from './previewStatus'

const figures = { requests: 3, bytes: 2000, embedBytes: 900, layoutShift: 0 }
const statusAfter = (...messages: PreviewMessage[]) => messages.reduce(nextStatus, LOADING_STATUS)

describe('nextStatus', () => {
  it('is ready with an entry, whatever came in between', () => {
    const status = statusAfter(
      { type: 'variation', name: 'Warm' },
      { type: 'figures', ...figures },
      { type: 'ready', entry: { id: 'landing', name: 'Landing page' } },
    )
    expect(status).toEqual({
      phase: 'ready',
      entryName: 'Landing page',
      variation: 'Warm',
      figures,
    })
  })

  it('is empty when nothing fits', () => {
    expect(statusAfter({ type: 'ready', entry: null })).toEqual({ phase: 'empty' })
  })

  it('stays failed when the page is ready without an entry', () => {
    const status = statusAfter({ type: 'error', message: 'boom' }, { type: 'ready', entry: null })
    expect(status).toEqual({ phase: 'failed', message: 'boom' })
  })

  it('knows who drew, and what the policy refused last', () => {
    const status = statusAfter(
      { type: 'drawn', by: 'server' },
      { type: 'refused', count: 1, what: 'img-src' },
      { type: 'refused', count: 2, what: 'script-src' },
    )
    const refused = { count: 2, what: 'script-src' }
    expect(status).toEqual({ phase: 'loading', drawnBy: 'server', refused })
  })

  it('counts what is not recorded, and knows what the page registered', () => {
    const inputs = [{ name: 'ratio', type: 'number' }]
    const status = statusAfter(
      { type: 'unrecorded', event: 'impression', reason: 'autoTrack is off' },
      { type: 'registered', name: 'Brew ratio', inputs },
      { type: 'unrecorded', event: 'click', reason: 'consent was refused' },
    )
    const unrecorded = { count: 2, event: 'click', reason: 'consent was refused' }
    expect(status).toEqual({ phase: 'loading', registered: { 'Brew ratio': inputs }, unrecorded })
  })

  it('keeps the last figures only', () => {
    const later = { ...figures, requests: 9 }
    const status = statusAfter({ type: 'figures', ...figures }, { type: 'figures', ...later })
    expect(status).toEqual({ phase: 'loading', figures: later })
  })
})
