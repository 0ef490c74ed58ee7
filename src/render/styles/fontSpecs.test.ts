import { describe, expect, it } from 'vitest'
import type { CustomFont } from '../../content/types'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { customFontSpecs, fontFaceSpecs } from './fonts'

const face = (weight: string, url: string) => ({
  family: 'Inter',
  source: `url("${url}")`,
  descriptors: { weight, display: 'fallback' },
})

describe('customFontSpecs', () => {
  it.each<{ case: string; font: CustomFont; expected: object[] }>([
    {
      case: 'the file, under the family alone',
      font: { family: 'Inter', kind: 'sans', fileUrl: '/i.woff2' },
      expected: [face('400', '/i.woff2')],
    },
    {
      case: 'one face for each weight',
      font: { family: 'Inter', files: { regular: '/r', '700': '/b', italic: '/i', '400': '/r' } },
      expected: [face('400', '/r'), face('700', '/b')],
    },
    { case: 'nothing without a family', font: { fileUrl: '/i.woff2' }, expected: [] },
    {
      case: 'nothing without a regular face',
      font: { family: 'Inter', files: { '700': '/b' } },
      expected: [],
    },
    {
      case: 'an address that cannot end its quotes',
      font: { family: 'Inter', fileUrl: '/a"),url(x\\' },
      expected: [face('400', '/a%22),url(x%5C')],
    },
  ])('gives $case', ({ font, expected }) => {
    expect(customFontSpecs(deepFreeze(font))).toEqual(expected)
  })
})

describe('fontFaceSpecs', () => {
  it('reads family, source and descriptors', () => {
    const body = `font-family: "Inter Tight"; SRC: url(a.woff2) format("woff2"), local("x;y");
      font-weight: 100 900; unicode-range: U+0-FF; font-feature-settings: "kern"; size-adjust: 90%`
    expect(fontFaceSpecs(body)).toEqual([
      {
        family: 'Inter Tight',
        source: 'url(a.woff2) format("woff2"), local("x;y")',
        descriptors: {
          weight: '100 900',
          unicodeRange: 'U+0-FF',
          featureSettings: '"kern"',
          sizeAdjust: '90%',
        },
      },
    ])
  })

  it.each(['', 'src:url(a)', 'font-family:A', 'nonsense', 'font-family;src'])(
    'passes over %j',
    (body) => {
      expect(fontFaceSpecs(body)).toEqual([])
    },
  )
})
