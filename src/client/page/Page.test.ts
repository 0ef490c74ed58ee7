import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { pageControls } from '../pageControls'
import { createContentPage } from '../testing/contentPage'
import { createFakePage } from '../testing/fakePage'
import { pageFor } from './Page'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Opens a page with clients of two spaces. */
function twoSpaces() {
  const page = createContentPage()
  const controls = pageControls(page.environment)
  return {
    page,
    controls,
    one: page.client({ apiKey: 'one' }),
    other: page.client({ apiKey: 'two' }),
  }
}

describe('addTrackingHook of a page', () => {
  it('changes and drops the events of all clients, the later ones included, before their own hooks', async () => {
    const { page, controls, one, other } = twoSpaces()
    const undo = controls.addTrackingHook((event) =>
      event.type === 'secret' ? null : { ...event, data: { ...event.data, site: 'shop' } },
    )
    one.addTrackingHook((event) => ({ ...event, data: { ...event.data, saw: event.data.site } }))
    one.track('a')
    other.track('b')
    other.track('secret')
    page.client({ apiKey: 'three' }).track('c')
    undo()
    one.track('d')
    await vi.advanceTimersByTimeAsync(100)
    const events = page.posts().flat()
    expect(events.map(({ type, data }) => [type, data.site, data.saw]).sort()).toEqual([
      ['a', 'shop', 'shop'],
      ['b', 'shop', undefined],
      ['c', 'shop', undefined],
      ['d', undefined, undefined],
    ])
  })
})

describe('addRequestHook of a page', () => {
  it('adds headers and parameters to the requests of all clients', async () => {
    const { page, controls, one, other } = twoSpaces()
    const undo = controls.addRequestHook(({ apiKey, model, headers, query }) => {
      headers['X-Space'] = `${apiKey} ${model}`
      query.tenant = { id: 7 }
    })
    await one.get('page', { fetchOptions: { headers: { 'x-space': 'own', 'X-Own': '1' } } })
    await other.getAll('post', { options: { tenant: 'none' } })
    undo()
    await one.get('plain')
    const sent = page
      .requests()
      .map(({ parameters, init }) => [parameters['tenant.id'], init.headers])
    expect(sent).toEqual([
      ['7', { 'x-space': 'one page', 'x-own': '1' }],
      ['7', { 'x-space': 'two post' }],
      [undefined, {}],
    ])
  })

  it('that throws is reported, and stops nothing', async () => {
    const { page, controls, one } = twoSpaces()
    controls.addRequestHook(() => {
      throw new Error('no tenant')
    })
    await one.get('page')
    expect(page.requests()).toHaveLength(1)
    expect(takeConsole().join()).toContain('code of this page threw "no tenant"')
  })
})

describe('a prerendered page', () => {
  it('waits for the consent manager only from when it is shown', async () => {
    const { environment, window, dispatch } = createFakePage()
    const document = Object.assign(window.document, { prerendering: true })
    const page = pageFor(environment)
    page.join()
    const consent = page.consent.join(() => ({ apiKey: 'k' }))
    page.consent.expect(1_000)
    const onDecided = vi.fn()
    void consent.whenDecided().then(onDecided)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(consent.obstacle).toBe('the page is being prerendered')

    document.prerendering = false
    dispatch('prerenderingchange')
    await vi.advanceTimersByTimeAsync(999)
    expect(onDecided).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onDecided).toHaveBeenCalledOnce()
  })
})
