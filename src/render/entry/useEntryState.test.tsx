// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { block, deepFreeze, entry } from '../../content/testing/blocks'
import type { ContentEntry, EntryData, EntryMeta } from '../../content/types'
import { type EntryStateInput, initialState } from '../state/initialState'
import { type RenderedEntry, renderEntry } from '../testing/renderEntry'
import { testWindow as view } from '../testing/testWindow'

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
    { state: {}, data: {}, expected: '/later' },
    { state: { location: { path: '', query: {} } }, data: {}, expected: '/later' },
    {
      state: { location: { pathname: '/stored' } },
      data: { location: { pathname: '/site' } },
      expected: '/site',
    },
  ])('is at $expected with $state and $data', async ({ state, data, expected }) => {
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

const start = (data: Partial<EntryData>, parts: Partial<EntryStateInput> = {}) =>
  initialState({
    entry: deepFreeze({ ...entry(), data }),
    page: { device: 'desktop', isBrowser: true },
    data: undefined,
    locale: undefined,
    document,
    ...parts,
  })

function html(attributes: string, json: string): void {
  document.body.innerHTML = `<script type="application/json" ${attributes}>${json}</script>`
}

afterEach(() => document.body.replaceChildren())

describe('initialState', () => {
  it('lets the site’s data beat the content’s, and the content’s that of the page', () => {
    html('data-builder-json="entry-1"', '{"a": "html", "b": "html", "c": "html"}')
    const state = start(
      { state: { a: 'content', b: 'content', device: 'own' } },
      { data: { a: 'site' } },
    )
    expect(state).toMatchObject({ a: 'site', b: 'content', c: 'html', device: 'own' })
  })

  it.each([
    [{ inputs: [{ name: 'x', defaultValue: 'd' }] }, 'd'],
    [{ inputs: [{ name: 'x', defaultValue: 'd' }], state: { x: 'own' } }, 'own'],
    [{ inputs: [{ name: 'x', defaultValue: 'd' }], state: { x: '' } }, ''],
    [{ inputs: [{ name: 'x', defaultValue: false }] }, false],
    [{ inputs: [{ name: 'x' }] }, undefined],
  ])('fills x in from %j', (data, expected) => {
    expect(start(data).x).toBe(expected)
  })

  it.each(['data-builder-json', 'data-builder-state'])('reads a script with %s', (name) => {
    html(`${name}="entry-1"`, '{"a": 1}')
    expect(start({}).a).toBe(1)
    document.body.innerHTML = `<script ${name}="entry-1" type="text/data">{"a": 2}</script>`
    expect(start({}).a).toBe(2)
  })

  it('measures the size of the device, whatever anybody stored', () => {
    const stored = { deviceSize: 'small' }
    const parts = { page: { deviceSize: 'large' }, data: stored }
    expect(start({ state: stored }, parts).deviceSize).toBe('large')
  })

  it('knows the locale', () => {
    expect(start({ state: { locale: 'xx' } }, { locale: 'de' }).locale).toBe('de')
  })

  it.each([
    ['data-builder-json="other"', '{"a": 1}'],
    ['data-builder-state="entry-1"', '{bad'],
    ['data-builder-state="entry-1"', '5'],
  ])('takes nothing from a script with %s and %s', (attributes, json) => {
    html(attributes, json)
    expect(start({}).a).toBeUndefined()
  })

  it('takes no key that reaches a prototype', () => {
    html('data-builder-state="entry-1"', '{"__proto__": {"polluted": 1}, "constructor": 1}')
    const state = start({ inputs: [{ name: '__proto__', defaultValue: { polluted: 1 } }] })
    expect('polluted' in {}).toBe(false)
    expect(Object.keys(state)).not.toContain('constructor')
  })
})
