// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { entry, text } from '../../src/content/testing/blocks'
import type { ContentEntry } from '../../src/content/types'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import { json, saying, trackedPage } from '../testing/trackedPage'
import { resolveContainer } from './createMount'

const page = trackedPage({ canTrack: false })
const { shown } = page

const results = (...entries: ContentEntry[]): Response => json({ results: entries })

beforeEach(() => {
  page.container.textContent = 'Placeholder'
})

describe('mount', () => {
  it('shows the content of a model, and says when', async () => {
    const onReady = vi.fn()
    const heard = vi.fn()
    document.addEventListener('siteblocks:ready', heard)
    const widget = page.mount({ onReady })
    const listener = vi.fn()
    widget.on('ready', listener)
    expect(await widget.ready).toMatchObject({ id: 'home' })
    expect(shown()).toContain('Home')
    expect(page.asked).toHaveLength(1)
    expect(page.asked[0]).toContain('https://content.test/api/v3/content/page?')
    for (const called of [onReady, listener]) {
      expect(called).toHaveBeenCalledWith({
        waitedMs: 0,
        entry: expect.objectContaining({ id: 'home' }),
      })
    }
    expect(heard.mock.calls[0]?.[0].target).toBe(page.container)
    document.removeEventListener('siteblocks:ready', heard)
  })

  it('shows given content without a request', async () => {
    const widget = page.mount({ content: saying('Given') })
    expect(await widget.ready).toMatchObject({ id: 'given' })
    expect(shown()).toContain('Given')
    expect(page.asked).toEqual([])
  })

  it('keeps the placeholder when there is no entry, without an error, and says so', async () => {
    page.answer = () => results()
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    const onError = vi.fn()
    const widget = page.mount({ onError })
    expect(await widget.ready).toBeNull()
    expect(page.container.shadowRoot?.querySelector('slot')).not.toBeNull()
    expect(onError).not.toHaveBeenCalled()
    expect(info.mock.calls.join()).toContain('no entry of model "page" targets /')
  })

  it.each([
    ['a wrong key', () => json({ message: 'unknown key' }, 401), /401|key/],
    ['a failing host', () => json({}, 500), /500/],
    [
      'a host that is down',
      () => Promise.reject(new TypeError('Failed to fetch')),
      /reach|network|fetch/i,
    ],
  ])('reports %s, keeps the placeholder and throws nothing', async (_, response, message) => {
    page.answer = response
    const onError = vi.fn()
    const widget = page.mount({ onError })
    expect(await widget.ready).toBeNull()
    expect(onError).toHaveBeenCalledTimes(1)
    expect(onError.mock.calls[0]?.[0].message).toMatch(message)
    expect(page.container.shadowRoot?.querySelector('slot')).not.toBeNull()
    expect(takeConsole()).toHaveLength(1)
  })

  it.each([
    ['key', { apiKey: '' }, 'expected apiKey to be defined'],
    ['model', { model: '' }, 'option "model" is missing'],
  ])('reports a missing %s as an error, never by throwing', async (_, changed, message) => {
    const onError = vi.fn()
    const widget = page.mount({ ...changed, onError })
    expect(await widget.ready).toBeNull()
    expect(onError.mock.calls[0]?.[0].message).toContain(message)
    expect(takeConsole()).toHaveLength(1)
  })

  it('gives the same widget for the same element, updated', async () => {
    const first = page.mount()
    await first.ready
    page.answer = () => results(saying('Second'))
    const second = page.mount({ model: 'other' })
    expect(second).toBe(first)
    await expect.poll(() => shown()).toContain('Second')
    expect(shown()).not.toContain('Home')
  })

  it('keeps what is on screen when a reload fails', async () => {
    const widget = await page.show()
    page.answer = () => json({}, 500)
    await widget.reload()
    expect(shown()).toContain('Home')
    expect(takeConsole()).toHaveLength(1)
  })

  it('is quiet after unmounting, and leaves an empty shadow root', async () => {
    const onReady = vi.fn()
    const widget = page.mount({ onReady })
    widget.unmount()
    widget.unmount()
    widget.update({ model: 'other' })
    expect(await widget.ready).toBeNull()
    expect(onReady).not.toHaveBeenCalled()
    expect(page.container.shadowRoot?.innerHTML).toBe('<slot></slot>')
    const message = vi.fn()
    page.host.dispatch(message)
    expect(message).not.toHaveBeenCalled()
    await expect.poll(() => takeConsole()).toHaveLength(1)
  })

  it('can be mounted again after unmounting', async () => {
    page.mount().unmount()
    const again = page.mount()
    expect(await again.ready).toMatchObject({ id: 'home' })
    expect(shown()).toContain('Home')
  })

  it('says which variation the visitor sees', async () => {
    page.answer = () =>
      results({ ...saying('Control'), variations: { v1: { id: 'v1', testRatio: 1, data: {} } } })
    const onVariation = vi.fn()
    const widget = await page.show({ onVariation })
    await widget.reload()
    expect(onVariation).toHaveBeenCalledTimes(1)
    expect(onVariation).toHaveBeenCalledWith({
      entryId: 'control',
      entryName: expect.anything(),
      model: 'page',
      variationId: 'control',
      name: expect.anything(),
    })
  })

  it('renders blocks that are given for this widget alone', async () => {
    page.answer = () =>
      results(entry([{ ...text(''), component: { name: 'Clock', options: { at: '9' } } }]))
    const seen: unknown[] = []
    const widget = await page.show({
      blocks: {
        Clock: {
          mount(element, given) {
            element.textContent = `It is ${String(given.at)}`
            return () => seen.push('gone')
          },
        },
      },
    })
    expect(shown()).toContain('It is 9')
    widget.unmount()
    expect(seen).toEqual(['gone'])
  })
})

afterEach(() => document.body.replaceChildren())

describe('resolveContainer', () => {
  it('accepts an element, or finds one', () => {
    document.body.innerHTML = '<div id="offer"></div>'
    const offer = document.getElementById('offer') as HTMLElement
    expect(resolveContainer(offer)).toBe(offer)
    expect(resolveContainer('#offer')).toBe(offer)
  })

  it('accepts an element of another document', () => {
    const foreign = document.implementation.createHTMLDocument('').createElement('div')
    expect(resolveContainer(foreign)).toBe(foreign)
  })

  it('quotes a selector that finds nothing', () => {
    expect(() => resolveContainer('#offer')).toThrow(
      'SiteBlocks: container "#offer" did not match any element. Pass an element, or call mount() after it exists.',
    )
  })

  it('refuses an element where style sheets cannot be adopted, as in jsdom', () => {
    Object.defineProperty(document, 'adoptedStyleSheets', { value: undefined, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(document, 'adoptedStyleSheets'))
    expect(() => resolveContainer(document.body)).toThrow('Test in happy-dom')
  })

  it.each([null, undefined, 5, {}])('refuses %j', (container) => {
    expect(() => resolveContainer(container as never)).toThrow('must be an element or a selector')
  })
})
