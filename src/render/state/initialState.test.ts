// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { deepFreeze, entry } from '../../content/testing/blocks'
import type { EntryData } from '../../content/types'
import { type EntryStateInput, initialState, jsonInPage } from './initialState'

const start = (data: Partial<EntryData>, parts: Partial<EntryStateInput> = {}) =>
  initialState({
    entry: deepFreeze({ ...entry(), data }),
    page: { device: 'desktop', isBrowser: true },
    data: undefined,
    locale: undefined,
    json: jsonInPage(document, 'entry-1'),
    ...parts,
  })

function html(attributes: string, json: string): void {
  document.body.innerHTML = `<script type="application/json" ${attributes}>${json}</script>`
}

afterEach(() => document.body.replaceChildren())

describe('initialState', () => {
  it('lets the site’s data beat the content’s, and the content’s that of the page', () => {
    html('data-builder-json="entry-1"', '{"a": "html", "b": "html", "c": "html"}')
    const content = { a: 'content', b: 'content', device: 'own' }
    const state = start({ state: content }, { data: { a: 'site' } })
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

  it('has the locale', () => {
    expect(start({ state: { locale: 'xx' } }, { locale: 'de' }).locale).toBe('de')
  })

  it.each([
    ['data-builder-json="other"', '{"a": 1}'],
    ['data-builder-state="entry-1"', '{bad'],
    ['data-builder-state="entry-1"', '5'],
  ])('reads nothing from a script with %s and %s', (attributes, json) => {
    html(attributes, json)
    expect(start({}).a).toBeUndefined()
  })

  it('ignores keys that would reach a prototype', () => {
    html('data-builder-state="entry-1"', '{"__proto__": {"polluted": 1}, "constructor": 1}')
    const state = start({ inputs: [{ name: '__proto__', defaultValue: { polluted: 1 } }] })
    expect('polluted' in {}).toBe(false)
    expect(Object.keys(state)).not.toContain('constructor')
  })
})
