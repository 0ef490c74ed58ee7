import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { differencesSection, findReviewed, type Reviewed, readReviewed } from './reviewed'

const difference = {
  entry: 'Core:Button/link=7',
  width: 1280,
  component: 'Core:Button',
  within: 'Builder: Tabs > Columns',
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
    ['the width', { component: 'Core:Button', property: 'tag', width: '375|1280' }, true],
    ['what is around it', { component: 'Core:Button', property: 'tag', within: '.*Tabs.*' }, true],
    ['something else around it', { component: 'Core:Button', property: 'tag', within: '' }, false],
    ['another width', { component: 'Core:Button', property: 'tag', width: '700' }, false],
  ])('matches %s', (_, covers, isFound) => {
    expect(findReviewed(covering(covers), difference) !== undefined).toBe(isFound)
  })

  it('accepts a difference between forms of SiteBlocks only where one is named', () => {
    const pattern = { component: 'Core:Button', property: 'tag' }
    expect(findReviewed(covering(pattern), adopted)).toBeUndefined()
    expect(findReviewed(covering({ ...pattern, against: 'adopted' }), adopted)).toBeDefined()
  })
})

describe('what was reviewed', () => {
  it.each([
    ['an image without a size', 'Image in Columns', 'Image', 'box', '0 0 0 0', '0 0 630 420', 1280],
    ['columns too narrow', 'Text in Columns', 'Text', 'text.box', '0 0 7 900', '0 0 600 20', 1280],
    [
      'a slide that is gone',
      'Builder:Carousel/autoplay=true',
      'Text',
      'block',
      'none',
      'there',
      375,
    ],
    [
      'an arrow that is gone',
      'Builder:Carousel/nextButton=["block"]',
      'Image',
      'image.box',
      '0 0 0 30',
      '0 0 20 30',
      1280,
    ],
    [
      'a slide that is gone',
      'Builder:Carousel/responsive=[{"width":400}]',
      'Text',
      'block',
      'none',
      'there',
      1280,
    ],
    [
      'a tile without a height',
      'Builder:Masonry/columnWidth="200px"',
      'Image',
      'box',
      '0 0 200 0',
      '0 0 200 300',
      1280,
    ],
    ['a raw image without a size', 'any', 'Raw:Img', 'box', '0 0 0 0', '0 0 300 200', 1280],
  ] as const)('does not excuse %s', (_, entry, component, property, ours, theirs, width) => {
    const within = entry.split('/')[0] ?? ''
    const planted = { ...difference, entry, within, component, property, ours, theirs, width }
    expect(findReviewed(readReviewed(), planted)?.title).toBeUndefined()
  })
})

describe('docs/migration.md', () => {
  it('lists what was reviewed', () => {
    const section = readFileSync('docs/migration.md', 'utf8').split('## What is different')[1]
    expect(section?.split('\n## ')[0]?.trim()).toBe(differencesSection(readReviewed()))
  })
})
