// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client } from '../../client/Client'
import { block, deepFreeze, entry } from '../../content/testing/blocks'
import type { ContentEntry, EntryMeta } from '../../content/types'
import { type RenderedEntry, renderEntry } from '../testing/renderEntry'
import { testWindow as view } from '../testing/testWindow'
import { entryBuilder } from './useEntryState'

const shows = (expression: string, state = {}, meta: EntryMeta = {}): ContentEntry => {
  const blocks = [block({ tagName: 'p', bindings: { 'properties.text': expression } })]
  return deepFreeze(entry([], { data: { blocks, state }, meta }))
}
const text = (rendered: RenderedEntry): string | null => rendered.get('p').textContent

describe('useEntryState', () => {
  beforeEach(() => {
    view.happyDOM.setInnerWidth(1280)
    view.happyDOM.setURL('https://shop.test/page')
  })

  it.each([
    ['/later', {}, {}],
    ['/later', { location: { path: '', query: {} } }, {}],
    ['/site', { location: { pathname: '/stored' } }, { location: { pathname: '/site' } }],
  ])('is at %s with %j and %j', async (expected, state, data) => {
    const rendered = await renderEntry(shows('state.location.pathname', state), [], { data })
    view.happyDOM.setURL('https://shop.test/later')
    act(() => void view.dispatchEvent(new Event('popstate')))
    expect(text(rendered)).toBe(expected)
  })

  it('has the query of the visit, whatever address an editor stored', async () => {
    view.happyDOM.setURL('https://shop.test/page?utm_source=mail')
    const stored = { location: { path: '', query: {} } }
    const source = 'state.location.query.utm_source'
    const rendered = await renderEntry(shows(source, stored))
    expect(text(rendered)).toBe('mail')
    await rendered.rerender(shows(source, { location: { query: { utm_source: 'draft' } } }))
    expect(text(rendered)).toBe('mail')
  })

  it.each([
    { responsiveTo: 'container', expected: 'small' },
    { responsiveTo: 'viewport', expected: 'large' },
  ] as const)('is $expected by the width of the $responsiveTo', async (example) => {
    const { responsiveTo, expected } = example
    const { prototype } = document.defaultView!.HTMLElement
    vi.spyOn(prototype, 'clientWidth', 'get').mockReturnValue(500)
    const rendered = await renderEntry(shows('state.deviceSize'), [], {}, { responsiveTo })
    expect(text(rendered)).toBe(expected)
  })

  it('measures anew when an author moves a breakpoint', async () => {
    const rendered = await renderEntry(shows('state.deviceSize'))
    expect(text(rendered)).toBe('large')
    const breakpoints = { small: 800, medium: 1300 }
    await rendered.rerender(shows('state.deviceSize', {}, { breakpoints }))
    expect(text(rendered)).toBe('medium')
  })

  it.each([
    { state: {}, inputs: [], expected: '' },
    { state: { user: 'guest' }, inputs: [], expected: 'guest' },
    { state: {}, inputs: [{ name: 'user', defaultValue: 'nobody' }], expected: 'nobody' },
  ])('forgets what the site no longer hands over: $expected', async (own) => {
    const { data } = shows('state.user')
    const page = deepFreeze(entry([], { data: { ...data, ...own } }))
    const rendered = await renderEntry(page, [], { data: { user: 'Ann' } })
    expect(text(rendered)).toBe('Ann')
    await rendered.rerender(page, { data: {} })
    expect(text(rendered)).toBe(own.expected)
  })

  it('takes another locale', async () => {
    const rendered = await renderEntry(shows('state.locale'), [], { locale: 'fr' })
    expect(text(rendered)).toBe('fr')
    await rendered.rerender(shows('state.locale'), { locale: 'de' })
    expect(text(rendered)).toBe('de')
  })
})

function build(entryId?: string) {
  const client = { trackConversion: vi.fn(), canTrack: false }
  return { client, builder: entryBuilder(client as unknown as Client, entryId) as typeof client }
}

describe('entryBuilder', () => {
  it('counts a conversion for the entry, unless content names another', () => {
    const { client, builder } = build('hero')
    builder.trackConversion(10)
    builder.trackConversion(20, 'offer', 'v1')
    expect(client.trackConversion.mock.calls).toEqual([
      [10, 'hero'],
      [20, 'offer', 'v1'],
    ])
  })

  it('reads consent at each use', () => {
    const { client, builder } = build()
    expect(builder.canTrack).toBe(false)
    client.canTrack = true
    expect(builder.canTrack).toBe(true)
  })
})
