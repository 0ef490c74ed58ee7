// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import { json, pause, saying, trackedPage } from '../testing/trackedPage'

const page = trackedPage()
const RETURNED = { persisted: true }

describe('update()', () => {
  it('leaves the entry on screen known until there is another', async () => {
    const widget = page.mount()
    expect(widget.entry).toBeNull()
    await widget.ready
    page.answer = async () => {
      await pause()
      return json({ results: [saying('Next')] })
    }
    widget.update({ locale: 'de' })
    expect([widget.entry?.id, page.shown()]).toEqual(['home', 'Home'])
    await expect.poll(() => page.shown()).toBe('Next')
    expect(widget.entry?.id).toBe('next')
    page.answer = () => json({ results: [] })
    await widget.reload()
    expect(widget.entry).toBeNull()
  })

  it('of a client’s option counts no impression again', async () => {
    const widget = await page.show()
    widget.update({ userAttributes: { plan: 'pro' } })
    await expect.poll(() => page.asked).toHaveLength(2)
    await pause()
    expect(page.impressions()).toHaveLength(1)
  })

  it('that cannot fetch leaves content whose clicks are recorded', async () => {
    const widget = await page.show()
    await pause()
    page.answer = () => json({}, 500)
    widget.update({ locale: 'fr' })
    await expect.poll(() => takeConsole()).toHaveLength(1)
    expect(page.shown()).toContain('Home')
    page.sent.length = 0
    page.click()
    widget.client.track('probe')
    await expect.poll(() => page.types()).toEqual(['click', 'probe'])
  })

  it.each([
    { name: 'a client’s option', changed: { canTrack: 'no' } },
    { name: 'a request’s option', changed: { offset: 'x' } },
    { name: 'an option of its own', changed: { reloadOnRoute: 1 } },
  ])('throws for $name of the wrong type, and changes nothing', async ({ changed }) => {
    const widget = await page.show()
    await expect.poll(() => page.types()).toContain('impression')
    page.sent.length = 0
    expect(() => widget.update({ ...changed, model: 'other' } as never)).toThrow(TypeError)
    widget.client.track('probe')
    page.click()
    await expect.poll(() => page.types().sort()).toEqual(['click', 'probe'])
    expect(page.asked).toHaveLength(1)
  })
})

describe('content that could not be fetched', () => {
  const come: [occasion: string, come: () => void][] = [
    ['online', () => window.dispatchEvent(new Event('online'))],
    ['pageshow', () => window.dispatchEvent(Object.assign(new Event('pageshow'), RETURNED))],
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['resume', () => document.dispatchEvent(new Event('resume'))],
  ]

  it.each(come)('is fetched again on %s', async (_, dispatch) => {
    page.answer = () => json({}, 503)
    const widget = page.mount({ timeout: 1 })
    expect(await widget.ready).toBeNull()
    takeConsole()
    page.asked = []
    page.answer = () => json({ results: [saying('Home')] })
    dispatch()
    await expect.poll(() => page.shown()).toBe('Home')
    dispatch()
    await pause()
    expect(page.asked).toHaveLength(1)
  })

  it('is not fetched again where the host does not want it', async () => {
    page.answer = () => json({}, 404)
    await page.mount().ready
    takeConsole()
    for (const [, dispatch] of come) dispatch()
    await pause()
    expect(page.asked).toHaveLength(1)
  })
})

describe('a page that is prerendered', () => {
  function activate(): void {
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
  }

  beforeEach(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  afterEach(activate)

  it('fetches, and stores, sends and reports nothing before it is on screen', async () => {
    const reported: string[] = []
    const widget = page.mountVaried({
      analytics: ({ type }) => void reported.push(type),
      onImpression: () => reported.push('DOM impression'),
    })
    const plain = page.mount({}, page.addContainer())
    plain.client.track('early')
    await plain.ready
    await pause()
    expect(page.asked).toHaveLength(1)
    expect([document.cookie, localStorage.length]).toEqual(['', 0])
    expect([page.sent, reported, page.shown()]).toEqual([[], [], ''])

    activate()
    await widget.ready
    expect(page.shown()).toBe('Bold')
    await expect.poll(() => page.types().sort()).toEqual(['early', 'impression', 'impression'])
    expect(document.cookie).toContain('builder.tests.home=bold')
    expect(reported).toContain('variation')
    expect(reported).toContain('DOM impression')
  })

  it('waits for a decision from its activation on', async () => {
    const widget = page.mountVaried({ consentWait: 20 })
    await pause()
    expect(page.shown()).toBe('')
    activate()
    page.host.controls.setConsent(true)
    await widget.ready
    expect(page.shown()).toBe('Bold')
  })

  it('does so no longer once it is removed', async () => {
    const widget = page.mountVaried()
    await pause(0)
    widget.unmount()
    activate()
    await pause()
    expect([page.sent, document.cookie]).toEqual([[], ''])
  })
})
