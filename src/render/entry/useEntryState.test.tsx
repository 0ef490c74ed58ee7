// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client } from '../../client/Client'
import { block, deepFreeze, entry } from '../../content/testing/blocks'
import type { ContentEntry, EntryData, EntryMeta } from '../../content/types'
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

  it('measures again when an author moves a breakpoint', async () => {
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
  ])('forgets what the site no longer passes: $expected', async (own) => {
    const { data } = shows('state.user')
    const page = deepFreeze(entry([], { data: { ...data, ...own } }))
    const rendered = await renderEntry(page, [], { data: { user: 'Ann' } })
    expect(text(rendered)).toBe('Ann')
    await rendered.rerender(page, { data: {} })
    expect(text(rendered)).toBe(own.expected)
  })

  const titled = (defaultValue?: unknown): EntryData['inputs'] => [
    { name: 'title', type: 'text', defaultValue },
  ]

  it.each<{
    what: string
    from: EntryData
    to: EntryData
    expected: string
    data?: EntryData['state']
  }>([
    { what: 'a new input', from: {}, to: { inputs: titled('A') }, expected: 'A' },
    {
      what: 'another default',
      from: { inputs: titled('A') },
      to: { inputs: titled('B') },
      expected: 'B',
    },
    { what: 'an input less', from: { inputs: titled('A') }, to: {}, expected: '' },
    {
      what: 'a value over the default',
      from: { inputs: titled('A') },
      to: { inputs: titled('A'), state: { title: 'C' } },
      expected: 'C',
    },
    {
      what: 'a value that was cleared',
      from: { inputs: titled('A'), state: { title: 'C' } },
      to: { inputs: titled('A') },
      expected: 'A',
    },
    {
      what: 'a default under the site’s data',
      from: { inputs: titled('A') },
      to: { inputs: titled('B') },
      data: { title: 'site' },
      expected: 'site',
    },
    {
      what: 'a value over the page’s that was cleared',
      from: { state: { title: 'C', device: 'own' } },
      to: { state: { title: 'D' } },
      expected: 'D',
    },
  ])('gives an edit what the first rendering has: $what', async ({ from, to, data, expected }) => {
    const { blocks } = shows('state.title').data
    const page = (own: EntryData): ContentEntry =>
      deepFreeze(structuredClone(entry([], { data: { ...own, blocks: blocks ?? [] } })))
    const edited = await renderEntry(page(from), [], { data })
    await edited.rerender(page(to), { data })
    expect(text(edited)).toBe(expected)
    expect(text(await renderEntry(page(to), [], { data }))).toBe(expected)
  })

  it('has the value of the page again where an edit cleared the one over it', async () => {
    const rendered = await renderEntry(shows('state.device', { device: 'own' }))
    expect(text(rendered)).toBe('own')
    await rendered.rerender(shows('state.device'))
    expect(text(rendered)).toBe('desktop')
  })

  it('preserves what content wrote over a default when something else is edited', async () => {
    const button = block({ tagName: 'button', actions: { click: "state.title = 'written'" } })
    const page = (inputs: EntryData['inputs'], more: object): ContentEntry => {
      const { blocks = [] } = shows('state.title').data
      return deepFreeze(
        structuredClone(entry([], { data: { inputs, ...more, blocks: [...blocks, button] } })),
      )
    }
    const rendered = await renderEntry(page(titled('A'), {}))
    act(() => rendered.get('button').click())
    expect(text(rendered)).toBe('written')
    await rendered.rerender(page(titled('A'), { state: { other: 1 } }))
    expect(text(rendered)).toBe('written')
    await rendered.rerender(page(titled('B'), { state: { other: 1 } }))
    expect(text(rendered)).toBe('B')
  })

  it('follows the locale', async () => {
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
