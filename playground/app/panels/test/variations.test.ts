import { describe, expect, it } from 'vitest'
import {
  defaultShare,
  renameVariation,
  shareVariation,
  variationsOf,
  versionName,
  withNewVariation,
  withoutVariation,
} from './variations'

const entry = {
  data: { blocks: [1] },
  variations: { a: { id: 'a', name: 'Bold', testRatio: 0.3, data: { blocks: [2] } } },
}

describe('variations of an entry that is being edited', () => {
  it('are listed with their shares, and leave the rest to the default', () => {
    expect(variationsOf(entry)).toEqual([{ id: 'a', name: 'Bold', share: 0.3 }])
    expect(defaultShare(entry)).toBe(0.7)
    expect(variationsOf({ variations: { b: { testRatio: 'x' }, c: 5 } })).toEqual([
      { id: 'b', name: 'b', share: 0 },
    ])
  })

  it('begin as a copy of the default, for half of its visitors', () => {
    const more = withNewVariation(entry, 'b')
    expect(more.variations).toMatchObject({
      b: { id: 'b', name: 'Variation 1', testRatio: 0.35, data: entry.data },
    })
    expect(withNewVariation(more, 'c').variations).toMatchObject({ c: { name: 'Variation 2' } })
  })

  it('are renamed and removed', () => {
    expect(variationsOf(renameVariation(entry, 'a', 'Loud'))[0]?.name).toBe('Loud')
    expect(variationsOf(withoutVariation(entry, 'a'))).toEqual([])
  })

  it.each([
    { asked: 0.5, gets: 0.5 },
    { asked: 1, gets: 0.65 },
    { asked: 0, gets: 0 },
  ])('get $gets when $asked is requested beside others', ({ asked, gets }) => {
    const two = withNewVariation(entry, 'b')
    expect(variationsOf(shareVariation(two, 'a', asked))[0]?.share).toBe(gets)
  })
})

describe('versionName', () => {
  const variations = {
    bold: { id: 'bold', name: 'Bold', data: {} },
    calm: { id: 'calm', data: {} },
  }
  const home = { id: 'home', variations }

  it.each([
    [undefined, 'Default'],
    ['home', 'Default'],
    ['bold', 'Bold'],
    ['calm', 'calm'],
    ['elsewhere', 'elsewhere'],
  ])('calls %s “%s”', (id, name) => {
    expect(versionName(home, id)).toBe(name)
  })
})
