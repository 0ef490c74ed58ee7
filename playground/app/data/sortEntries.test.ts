import { describe, expect, it } from 'vitest'
import { sampleEntry } from '../testing/sampleEntry'
import { sortEntries } from './entries'

describe('sortEntries', () => {
  it('puts the start of the site first, then pages, then other models', () => {
    const entries = [
      sampleEntry({ id: 'bar', model: 'announcement-bar', url: '/' }),
      sampleEntry({ id: 'school', name: 'School' }),
      sampleEntry({ id: 'article', model: 'article' }),
      sampleEntry({ id: 'about', name: 'About' }),
      sampleEntry({ id: 'home', name: 'Home', url: '/' }),
    ]
    expect(sortEntries(entries).map(({ id }) => id)).toEqual([
      'home',
      'about',
      'school',
      'bar',
      'article',
    ])
  })
})
