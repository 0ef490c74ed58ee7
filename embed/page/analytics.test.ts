// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import type { MountOptions } from '../options/MountOptions'
import { pause, trackedPage } from '../testing/trackedPage'
import type { Widget } from '../widget/Widget'

const page = trackedPage()

// A listener that waits for a tool warns seconds later, possibly during another test.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

/** Records the types of events that a registered tool receives. */
function noteOf(name = 'note'): string[] {
  const told: string[] = []
  page.host.analytics.register(name, ({ type }) => told.push(type))
  return told
}

/** Shows content with a variation until its events have been told. */
async function show(more: Partial<MountOptions> = {}): Promise<Widget> {
  const widget = page.mountVaried({ analytics: 'note', ...more })
  await widget.ready
  await pause()
  return widget
}

const SEEN = ['variation', 'ready', 'impression']

describe('analytics', () => {
  it('are notified of a widget that was removed before their tool came', async () => {
    const widget = await show()
    widget.unmount()
    expect(noteOf().sort()).toEqual([...SEEN].sort())
  })

  it('are notified of a widget that was removed before consent came', async () => {
    const told = noteOf()
    const widget = await show({ canTrack: false })
    widget.unmount()
    expect(told).toEqual([])
    page.host.controls.setConsent(true)
    expect(told.sort()).toEqual([...SEEN].sort())
  })

  it('are notified of it by the consent of a later widget', async () => {
    const told = noteOf()
    const widget = await show({ canTrack: false })
    widget.unmount()
    page.mount({}, page.addContainer())
    expect(told.sort()).toEqual([...SEEN].sort())
  })

  it.each(['the page', 'the widget'])(
    'are never notified of what was refused to %s',
    async (whom) => {
      const widget = await show()
      if (whom === 'the page') page.host.controls.setConsent(false)
      else widget.client.setConsent(false)
      widget.unmount()
      const told = noteOf()
      page.host.controls.setConsent(true)
      page.mount({}, page.addContainer())
      expect(told).toEqual([])
    },
  )

  it('are still notified, however many events wait for one that nobody registers', async () => {
    const told = noteOf()
    const widget = await show({ analytics: 'gtag note' })
    for (let sent = 0; sent < 1_000; sent++) widget.client.trackConversion(sent)
    told.length = 0
    widget.client.trackConversion(1_000)
    expect(told).toEqual(['conversion'])
    expect(takeConsole()).toEqual([expect.stringContaining('1000 events are waiting')])
  })

  it('that nobody registers are named once, with what to do', async () => {
    noteOf('known')
    await show({ analytics: ' known\n  gtag ' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: option "analytics" names "gtag", which is not registered. Load connect.js, or call SiteBlocks.registerAnalytics("gtag", …).',
    ])
  })

  it('that come late cause no warning', async () => {
    await show({ analytics: 'gtag' })
    await vi.advanceTimersByTimeAsync(5_000)
    noteOf('gtag')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(takeConsole()).toEqual([])
  })
})
