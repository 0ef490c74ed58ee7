// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../src/utils/testing/consoleMessages'
import { json, pause, reactIsDone, saying, trackedPage, varied } from './testing/trackedPage'

const page = trackedPage()

describe('a route with reloadOnRoute', () => {
  const byPath = (url: string) =>
    json({ results: [saying(decodeURIComponent(url).includes('"/about"') ? 'About' : 'Home')] })

  it('counts the same entry again, once for all widgets, whether they follow routes or not', async () => {
    await page.mount({ reloadOnRoute: true }).ready
    await page.mount({}, page.addContainer()).ready
    await pause()
    history.pushState({}, '', '/a')
    await expect.poll(() => page.impressions()).toHaveLength(2)
    history.pushState({}, '', '/b')
    await expect.poll(() => page.impressions()).toHaveLength(3)
    await pause()
    expect(page.impressions()).toEqual([
      ['home', '/'],
      ['home', '/a'],
      ['home', '/b'],
    ])
  })

  it('requests nothing while the container is out of the document, and once when it is back', async () => {
    page.answer = byPath
    await page.mount({ reloadOnRoute: true }).ready
    page.container.remove()
    history.pushState({}, '', '/away')
    history.pushState({}, '', '/about')
    await pause()
    expect(page.asked).toHaveLength(1)
    document.body.append(page.container)
    await expect.poll(() => page.shown()).toContain('About')
    expect(page.asked).toHaveLength(2)
  })

  it('removes the content of the address before when its request fails', async () => {
    await page.mount({ reloadOnRoute: true }).ready
    expect(page.shown()).toContain('Home')
    page.answer = () => json({}, 500)
    history.pushState({}, '', '/other')
    await expect.poll(() => takeConsole()).toHaveLength(1)
    await expect.poll(() => page.shown()).not.toContain('Home')
  })
})

describe('a route', () => {
  async function pass(ms = 50): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms)
    // Impressions are sent when their entry is in view.
    await reactIsDone()
    await vi.advanceTimersByTimeAsync(10)
  }
  /** Longer than ROUTE_QUIET_MS. */
  const settled = () => pass(600)

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('is a page view for a client without a widget', async () => {
    const client = page.host.createClient({ apiKey: 'k', host: 'https://content.test' })
    client.trackImpression('offer')
    history.pushState({}, '', '/about')
    client.trackImpression('offer')
    await pass()
    expect(page.impressions()).toEqual([
      ['offer', '/'],
      ['offer', '/about'],
    ])
    client.destroy()
  })

  it('is a page view for content that was removed before it, and is shown again at its address', async () => {
    const visit = async (): Promise<void> => {
      const widget = await page.show()
      await pass()
      widget.unmount()
    }
    await visit()
    history.pushState({}, '', '/empty')
    history.pushState({}, '', '/')
    await visit()
    expect(page.impressions()).toEqual([
      ['home', '/'],
      ['home', '/'],
    ])
  })

  it('is a page view for content that stays, although nothing is fetched', async () => {
    await page.mount().ready
    await pass()
    history.pushState({}, '', '/about')
    await settled()
    history.pushState({}, '', '/about?page=2')
    await settled()
    expect(page.asked).toHaveLength(1)
    expect(page.impressions()).toEqual([
      ['home', '/'],
      ['home', '/about'],
      ['home', '/about'],
    ])
  })

  it('records nothing of content that is replaced soon, under the address that it leads to', async () => {
    const header = page.addContainer()
    await page.mount({ content: saying('Header'), reloadOnRoute: true }, header).ready
    const old = page.mount({ content: saying('Old') })
    await old.ready
    await pass()
    history.pushState({}, '', '/about')
    await pass(150)
    old.update({ context: { rendered: 'again' } })
    await pass()
    old.unmount()
    await page.mount({ content: saying('About') }, page.addContainer()).ready
    await settled()
    expect(page.impressions()).toEqual([
      ['header', '/'],
      ['old', '/'],
      ['header', '/about'],
      ['about', '/about'],
    ])
  })

  it('records what comes for the address before only if it stays', async () => {
    page.answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return json({ results: [saying('Home')] })
    }
    const widget = page.mount()
    history.pushState({}, '', '/about')
    await pass(200)
    await widget.ready
    expect(page.impressions()).toEqual([])
    await settled()
    expect(page.impressions()).toEqual([['home', '/about']])
  })

  it('leaves what follows paths as it is when the query changes for others', async () => {
    const other = page.addContainer()
    const counted = { content: saying('Path') }
    await page.mount({ ...counted, reloadOnRoute: 'path' }, other).ready
    await page.mount({ reloadOnRoute: true }).ready
    await pass()
    history.pushState({}, '', '/?page=2')
    await settled()
    expect(page.asked).toHaveLength(2)
    expect(page.impressions()).toEqual([
      ['path', '/'],
      ['home', '/'],
      ['home', '/'],
      ['path', '/'],
    ])
  })

  it('aborts the request for the one before, and remembers nothing of it', async () => {
    page.answer = async (url) => {
      const { urlPath } = JSON.parse(new URL(url).searchParams.get('userAttributes') ?? '')
      await new Promise((resolve) => setTimeout(resolve, 100))
      return json({ results: [{ ...varied(), id: `at-${urlPath.slice(1)}` }] })
    }
    page.mount({ reloadOnRoute: true })
    await pass(10)
    for (let route = 1; route < 10; route++) {
      history.pushState({}, '', `/r${route}`)
      await pass(10)
    }
    await settled()
    expect(page.asked).toHaveLength(10)
    expect(page.aborted).toBe(9)
    expect(document.cookie.match(/builder\.tests\.[^=]*/g)).toEqual(['builder.tests.at-r9'])
  })
})
