import { beforeEach, describe, expect, it } from 'vitest'
import type { CustomFont } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { takenOmissions } from '../../utils/testing/takenOmissions'
import { addFonts, customFontSpecs, type FontSpec, fontFaceSpecs } from './fontFaces'

/** A font face that records its arguments. */
class FakeFace {
  readonly loaded: Promise<void>
  constructor(
    readonly family: string,
    readonly source: string,
  ) {
    this.loaded = source.includes('missing') ? Promise.reject(new Error('404')) : Promise.resolve()
  }
}

let fonts: Set<FakeFace>
let view: Window
/** Makes canvases of a machine on which only Arial is installed. */
const createElement = () => ({
  getContext: () => ({
    font: '',
    measureText(): { width: number } {
      return { width: this.font.includes('"Arial"') ? 7 : this.font.length && 5 }
    },
  }),
})
const families = () => Array.from(fonts, ({ family }) => family)
const font = (family: string, source = 'url("/a.woff2")'): FontSpec => ({
  family,
  source,
  descriptors: { weight: '400' },
})

const { omit, take } = takenOmissions()

describe('addFonts', () => {
  beforeEach(() => {
    fonts = new Set()
    view = { FontFace: FakeFace, document: { fonts, createElement } } as unknown as Window
  })

  it('adds a face once for all who ask, and takes it away with the last', () => {
    const removeFirst = addFonts([font('A'), font('B'), font('A')], view, omit)
    const removeSecond = addFonts([font('A')], view, omit)
    expect(families()).toEqual(['A', 'B'])
    removeFirst()
    removeFirst()
    expect(families()).toEqual(['A'])
    removeSecond()
    expect(families()).toEqual([])
  })

  it('tells faces of one family apart', () => {
    addFonts([font('A'), { ...font('A'), descriptors: { weight: '700' } }], view, omit)
    expect(families()).toEqual(['A', 'A'])
  })

  it.each([
    'url("javascript:alert(1)")',
    'url(ftp://x/a.woff2)',
    "url( 'data:text/html,x' )",
    'url("/a.woff2"), URL(blob:x)',
  ])('refuses %s', (source) => {
    addFonts([font('A', source)], view, omit)
    expect(families()).toEqual([])
    expect(take()).toMatchObject([{ what: 'the font "A"' }])
  })

  const safe = ['url(//x.test/a)', 'url("https://x.test/a")', 'url(data:font/x,a)', 'local("A")']
  it.each(safe)('takes %s', (source) => {
    addFonts([font('A', source)], view, omit)
    expect(families()).toEqual(['A'])
  })

  it.each(['Bank Sans', 'bank sans', 'Arial'])('leaves %s to the page that has it', (family) => {
    fonts.add(new FakeFace('"Bank Sans"', 'url(/own.woff2)'))
    addFonts([font(family), font('A')], view, omit)
    expect(families()).toEqual(['"Bank Sans"', 'A'])
    expect(take()).toMatchObject([{ what: `the font "${family}"` }])
  })

  it('leaves to the page what a browser reads as the name of its family', () => {
    /** Names of faces that Firefox reads as CSS. */
    const read: Record<string, string> = {
      "'Bank Sans'": '"Bank Sans"',
      'B\\61nk Sans': 'Bank Sans',
      'Bank  Sans': 'Bank Sans',
    }
    class CssFace extends FakeFace {
      constructor(family: string, source: string) {
        super(read[family] ?? family, source)
      }
    }
    view = { FontFace: CssFace, document: { fonts, createElement } } as unknown as Window
    fonts.add(new FakeFace('Bank Sans', 'url(/own.woff2)'))
    const specs = Object.keys(read).map((name) => font(name))
    addFonts(specs, view, omit)
    expect(families()).toEqual(['Bank Sans'])
    expect(take()).toHaveLength(specs.length)
  })

  it('says once that a font cannot be loaded', async () => {
    addFonts([font('A', 'url(/missing)'), font('A', 'url(/missing-too)')], view, omit)
    await Promise.resolve()
    await Promise.resolve()
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: the font "A" could not be loaded. Check its files.',
    ])
  })

  it('puts names in quotes where a browser asks for them', () => {
    class StrictFace extends FakeFace {
      readonly status = /^"|^[a-z ]*$/i.test(this.family) ? 'unloaded' : 'error'
    }
    view = { FontFace: StrictFace, document: { fonts, createElement } } as unknown as Window
    addFonts([font('Exo 2'), font('Inter')], view, omit)
    expect(families()).toEqual(['"Exo 2"', 'Inter'])
  })

  it('does nothing where there are no fonts to add to', () => {
    expect(() => addFonts([font('A')], { document: {} } as Window, omit)()).not.toThrow()
  })
})

const family = 'Inter'
const face = (weight: string, url: string) => ({
  family,
  source: `url("${url}")`,
  descriptors: { weight, display: 'fallback' },
})

describe('customFontSpecs', () => {
  const files = { regular: '/r', '700': '/b', italic: '/i', '400': '/r' }

  it.each<[name: string, font: CustomFont, expected: object[]]>([
    [
      'the file, under the family alone',
      { family, kind: 'sans', fileUrl: '/i' },
      [face('400', '/i')],
    ],
    ['one face for each weight', { family, files }, [face('400', '/r'), face('700', '/b')]],
    ['nothing without a family', { fileUrl: '/i.woff2' }, []],
    ['nothing without a regular face', { family, files: { '700': '/b' } }, []],
    [
      'an address that cannot end its quotes',
      { family, fileUrl: '/a"),url(x\\' },
      [face('400', '/a%22),url(x%5C')],
    ],
  ])('gives %s', (_, font, expected) => {
    expect(customFontSpecs(deepFreeze(font))).toEqual(expected)
  })
})

describe('fontFaceSpecs', () => {
  it('reads family, source and descriptors', () => {
    const body = `font-family: "Inter Tight"; SRC: url(a.woff2) format("woff2"), local("x;y");
      font-weight: 100 900; unicode-range: U+0-FF; font-feature-settings: "kern"; size-adjust: 90%`
    const source = 'url(a.woff2) format("woff2"), local("x;y")'
    const descriptors = {
      ...{ weight: '100 900', unicodeRange: 'U+0-FF' },
      ...{ featureSettings: '"kern"', sizeAdjust: '90%' },
    }
    expect(fontFaceSpecs(body)).toEqual([{ family: 'Inter Tight', source, descriptors }])
  })

  const unfit = ['', 'src:url(a)', 'font-family:A', 'none', 'font-family;src']
  it.each(unfit)('passes over %j', (body) => {
    expect(fontFaceSpecs(body)).toEqual([])
  })
})
