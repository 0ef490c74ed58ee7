import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { differencesSection, findReviewed, type Reviewed, readReviewed } from './reviewed'

const difference = {
  entry: 'Core:Button/link=7',
  width: 1280,
  component: 'Core:Button',
  block: 'builder-1#0',
  property: 'tag',
  against: 'gen1',
  ours: 'button',
  theirs: 'span',
} as const
const adopted = { ...difference, against: 'adopted' } as const
const covering = (covers: Reviewed['covers'][number]): Reviewed[] => [
  { verdict: 'better', title: 'Buttons', reason: '', covers: [covers] },
]

describe('findReviewed', () => {
  it.each<[string, Reviewed['covers'][number], boolean]>([
    ['the block and the property', { component: 'Core:Button', property: 'tag' }, true],
    ['the client', { component: 'Core:Button', property: 'tag', against: 'both' }, false],
    ['all of a value', { component: 'Button', property: 'tag' }, false],
    ['one of several', { component: 'Text|Core:Button', property: 'tag' }, true],
    ['the entry', { component: 'Core:Button', property: 'tag', entry: '.*link=7' }, true],
    ['what is seen', { component: 'Core:Button', property: 'tag', theirs: 'a' }, false],
  ])('matches %s', (_, covers, isFound) => {
    expect(findReviewed(covering(covers), difference) !== undefined).toBe(isFound)
  })

  it('takes a difference between forms of SiteBlocks only where one is named', () => {
    const pattern = { component: 'Core:Button', property: 'tag' }
    expect(findReviewed(covering(pattern), adopted)).toBeUndefined()
    expect(findReviewed(covering({ ...pattern, against: 'adopted' }), adopted)).toBeDefined()
  })
})

describe('docs/migration.md', () => {
  it('lists what was reviewed', () => {
    const section = readFileSync('docs/migration.md', 'utf8').split('## What is different')[1]
    expect(section?.split('\n## ')[0]?.trim()).toBe(differencesSection(readReviewed()))
  })
})
