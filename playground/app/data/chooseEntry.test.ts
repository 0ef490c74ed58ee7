import { describe, expect, it } from 'vitest'
import { sampleEntry } from '../testing/sampleEntry'
import { chooseEntry } from './entries'

describe('chooseEntry', () => {
  const draft = sampleEntry({ id: 'draft', published: false })
  const landing = sampleEntry({ id: 'landing' })

  it.each([
    { wanted: 'draft', expected: draft },
    { wanted: 'landing', expected: landing },
    { wanted: 'gone', expected: undefined },
    { wanted: undefined, expected: landing },
  ])('gives $wanted', ({ wanted, expected }) => {
    expect(chooseEntry([draft, landing], wanted)).toBe(expected)
  })

  it('takes a published entry of another model when no page is published', () => {
    const bar = sampleEntry({ id: 'bar', model: 'announcement-bar' })
    expect(chooseEntry([draft, bar], undefined)).toBe(bar)
    expect(chooseEntry([draft, bar, landing], undefined)).toBe(landing)
  })

  it('takes the start of the site before other pages', () => {
    const home = sampleEntry({ id: 'home', url: '/' })
    expect(chooseEntry([landing, home], undefined)).toBe(home)
  })

  it('takes a draft when there is nothing else', () => {
    expect(chooseEntry([draft], undefined)).toBe(draft)
  })

  it('finds nothing in an empty list', () => {
    expect(chooseEntry([], undefined)).toBeUndefined()
  })
})
