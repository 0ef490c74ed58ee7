import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blockGuide, blockTitle } from './blockTitle'
import { galleryBlocks } from './states'

describe('blockTitle', () => {
  it.each([
    ['Text', 'Text'],
    ['Builder:RawText', 'Raw text'],
    ['Builder: Tabs', 'Tabs'],
    ['Raw:Img', 'Raw img'],
    ['PersonalizationContainer', 'Personalization container'],
    ['Form:TextArea', 'Text area'],
    ['Custom Code', 'Custom code'],
  ])('calls %s “%s”', (name, title) => {
    expect(blockTitle(name)).toBe(title)
  })

  it('gives each block of the gallery a title of its own', () => {
    expect(new Set(galleryBlocks.map(blockTitle)).size).toBe(galleryBlocks.length)
  })
})

describe('blockGuide', () => {
  it.each([
    ['Builder:Masonry', 'interactive-blocks'],
    ['Custom Code', 'custom-code'],
    ['Embed', 'custom-code'],
  ])('leads from %s to the guide that explains it, %s', (name, guide) => {
    expect(blockGuide(name)).toBe(guide)
  })

  it.each(galleryBlocks)('leads from %s to a guide that is there', (name) => {
    expect(existsSync(new URL(`../../../docs/${blockGuide(name)}.md`, import.meta.url))).toBe(true)
  })
})
