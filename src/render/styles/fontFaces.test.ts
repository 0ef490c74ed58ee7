import { beforeEach, describe, expect, it } from 'vitest'
import type { CustomFont } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { takenOmissions } from '../../utils/testing/takenOmissions'
import { addFonts, customFontSpecs, type FontSpec, fontFaceSpecs } from './fontFaces'
import type { RuleSheet } from './ruleSheet'

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
/** The rules of each sheet of all roots. */
let sheets: Set<string[]>
let root: Parameters<typeof addFonts>[1]
const families = () =>
  Array.from(fonts, ({ family }) => family.replace(/siteblocks-font-(.*)-\w+/, '$1'))
const rules = () => Array.from(sheets).flat()
/** Waits until what nobody uses has gone. */
const settled = () => Promise.resolve()
const font = (family: string, source = 'url("/a.woff2")'): FontSpec => ({
  family,
  source,
  descriptors: { weight: '400' },
})

const { omit, take } = takenOmissions()

function newRoot(): typeof root {
  const openSheet = () => {
    const inserted: string[] = []
    sheets.add(inserted)
    const insert = (rule: string) => inserted.push(rule)
    return { insert, remove: () => sheets.delete(inserted) } as unknown as RuleSheet
  }
  return {
    styles: { openSheet },
    view: { FontFace: FakeFace, document: { fonts } } as unknown as Window,
  }
}

describe('addFonts', () => {
  beforeEach(() => {
    fonts = new Set()
    sheets = new Set()
    root = newRoot()
  })

  it('adds a face once for all callers, and removes it with the last', async () => {
    const removeFirst = addFonts([font('A'), font('B'), font('A')], root, omit)
    const removeSecond = addFonts([font('A')], root, omit)
    expect(families()).toEqual(['a', 'b'])
    removeFirst()
    removeFirst()
    await settled()
    expect(families()).toEqual(['a'])
    removeSecond()
    await settled()
    expect(families()).toEqual([])
  })

  it('distinguishes faces of one family', () => {
    addFonts([font('A'), { ...font('A'), descriptors: { weight: '700' } }], root, omit)
    expect(families()).toEqual(['a', 'a'])
  })

  it('gives families of each root names of their own', () => {
    addFonts([font('A')], root, omit)
    addFonts([font('A')], newRoot(), omit)
    expect(new Set(Array.from(fonts, ({ family }) => family)).size).toBe(2)
  })

  it.each([
    'url("javascript:alert(1)")',
    'url(ftp://x/a.woff2)',
    "url( 'data:text/html,x' )",
    'url("/a.woff2"), URL(blob:x)',
  ])('refuses %s', (source) => {
    addFonts([font('A', source)], root, omit)
    expect(families()).toEqual([])
    expect(take()).toMatchObject([{ what: 'the font "A"' }])
  })

  const safe = ['url(//x.test/a)', 'url("https://x.test/a")', 'url(data:font/x,a)', 'local("A")']
  it.each(safe)('accepts %s', (source) => {
    addFonts([font('A', source)], root, omit)
    expect(families()).toEqual(['a'])
  })

  it.each(['Bank Sans', 'Bank \u017fan\u017f', 'Arial', 'serif', 'B\\61nk Sans', '"Bank Sans"'])(
    'gives %s a name that no text of the page has, for as long as the face is there',
    async (family) => {
      const remove = addFonts([font(family)], root, omit)
      const [name = ''] = Array.from(fonts, (face) => face.family)
      expect(name).toMatch(/^siteblocks-font-[\w\u0080-\uffff-]+-[a-z]{10}$/)
      const variable = name.replace(/-[a-z]+$/, '')
      expect(rules()).toEqual([`:host,:scope{--${variable}:${name}}`])
      remove()
      await settled()
      expect(rules()).toEqual([])
    },
  )

  it('says once that a font cannot be loaded', async () => {
    addFonts([font('A', 'url(/missing)'), font('A', 'url(/missing-too)')], root, omit)
    await Promise.resolve()
    await Promise.resolve()
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: the font "A" could not be loaded. Check its files.',
    ])
  })

  it('does nothing where there are no fonts to add to', () => {
    const view = { document: {} } as Window
    expect(() => addFonts([font('A')], { ...root, view }, omit)()).not.toThrow()
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
  it.each(unfit)('ignores %j', (body) => {
    expect(fontFaceSpecs(body)).toEqual([])
  })
})
