// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { block, deepFreeze, entry } from '../../content/testing/blocks'
import type { ContentEntry, EntryMeta } from '../../content/types'
import { type DrawnEntry, drawEntry } from '../testing/drawEntry'
import { testWindow as view } from '../testing/testWindow'

const shows = (expression: string, state = {}, meta: EntryMeta = {}): ContentEntry => {
  const blocks = [block({ tagName: 'p', bindings: { 'properties.text': expression } })]
  return deepFreeze(entry([], { data: { blocks, state }, meta }))
}
const text = (drawn: DrawnEntry): string | null => drawn.get('p').textContent

describe('useEntryState', () => {
  beforeEach(() => {
    view.happyDOM.setInnerWidth(1280)
    view.happyDOM.setURL('https://shop.test/page')
  })

  it.each([
    { state: {}, data: {}, expected: '/later' },
    { state: { location: { pathname: '/content' } }, data: {}, expected: '/content' },
    {
      state: { location: { pathname: '/content' } },
      data: { location: { pathname: '/site' } },
      expected: '/site',
    },
  ])('is at $expected with $state and $data', async ({ state, data, expected }) => {
    const drawn = await drawEntry(shows('state.location.pathname', state), [], { data })
    view.happyDOM.setURL('https://shop.test/later')
    act(() => void view.dispatchEvent(new Event('popstate')))
    expect(text(drawn)).toBe(expected)
  })

  it.each([
    { responsiveTo: 'container', expected: 'small' },
    { responsiveTo: 'viewport', expected: 'large' },
  ] as const)('is $expected by the width of the $responsiveTo', async (example) => {
    const { responsiveTo, expected } = example
    const { prototype } = document.defaultView!.HTMLElement
    vi.spyOn(prototype, 'clientWidth', 'get').mockReturnValue(500)
    const drawn = await drawEntry(shows('state.deviceSize'), [], {}, { responsiveTo })
    expect(text(drawn)).toBe(expected)
  })

  it('measures anew when an author moves a breakpoint', async () => {
    const drawn = await drawEntry(shows('state.deviceSize'))
    expect(text(drawn)).toBe('large')
    const breakpoints = { small: 800, medium: 1300 }
    await drawn.redraw(shows('state.deviceSize', {}, { breakpoints }))
    expect(text(drawn)).toBe('medium')
  })

  it.each([
    { state: {}, inputs: [], expected: '' },
    { state: { user: 'guest' }, inputs: [], expected: 'guest' },
    { state: {}, inputs: [{ name: 'user', defaultValue: 'nobody' }], expected: 'nobody' },
  ])('forgets what the site no longer hands over: $expected', async (own) => {
    const { data } = shows('state.user')
    const page = deepFreeze(entry([], { data: { ...data, ...own } }))
    const drawn = await drawEntry(page, [], { data: { user: 'Ann' } })
    expect(text(drawn)).toBe('Ann')
    await drawn.redraw(page, { data: {} })
    expect(text(drawn)).toBe(own.expected)
  })

  it('takes another locale', async () => {
    const drawn = await drawEntry(shows('state.locale'), [], { locale: 'fr' })
    expect(text(drawn)).toBe('fr')
    await drawn.redraw(shows('state.locale'), { locale: 'de' })
    expect(text(drawn)).toBe('de')
  })
})
