import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CAROUSEL_DEFAULTS } from '../../src/blocks/carousel/carouselOptions'

it('lists the settings of carousels that have an effect', () => {
  const guide = readFileSync('docs/interactive-blocks.md', 'utf8')
  const [, list = ''] = /\*\*Which `slickProps`\?\*\*([^.]*)\./.exec(guide) ?? []
  const named = Array.from(list.matchAll(/`(\w+)`/g), ([, name]) => name)
  expect(named).toEqual([...Object.keys(CAROUSEL_DEFAULTS), 'responsive'].sort())
})
