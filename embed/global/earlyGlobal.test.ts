// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { earlyGlobal, servingCopy } from './earlyGlobal'
import { startGlobal } from './ownGlobal'

describe('earlyGlobal', () => {
  it.each([
    [{ SiteBlocks: { q: [] } }, true],
    [{ SiteBlocks: { q: [], mount: () => {} } }, true],
    [{ SiteBlocks: { q: { push() {} }, mount: () => {} } }, false],
    [{ SiteBlocks: 'taken' }, false],
    [{ SiteBlocks: null }, false],
    [{}, false],
  ])('of %o is there: %s', (scope, expected) => {
    expect(earlyGlobal(scope) !== undefined).toBe(expected)
  })
})

describe('an element with id="SiteBlocks"', () => {
  /** Named elements are properties of the window's prototype. */
  const named = (fields: object) => Object.create({ SiteBlocks: fields })

  it('is neither a copy of the script nor a list of calls, whatever its fields are named', () => {
    const form = document.createElement('form')
    form.innerHTML = '<input name="q"><button name="mount"></button>'
    expect(servingCopy(named(form))).toBeUndefined()
    expect(servingCopy(named({ mount: () => {}, q: form }))).toBeUndefined()
    expect(earlyGlobal(named({ q: [] }))).toBeUndefined()
  })

  it('yields to a list of calls', () => {
    const scope = named(document.createElement('div'))
    startGlobal(scope).q.push(['track', 'x'])
    expect(earlyGlobal(scope)?.q).toEqual([['track', 'x']])
  })
})
