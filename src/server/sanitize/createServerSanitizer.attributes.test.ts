// @vitest-environment happy-dom
import { createRequire } from 'node:module'
import type { Identifier } from '@mdn/browser-compat-data'
import createDOMPurify from 'dompurify'
import { html, svg } from 'property-information'
import { describe, expect, it } from 'vitest'
import { safeAttributes } from '../../render/compile/safeAttributes'
import { blockTag } from '../../render/html/blockTag'
import { FRAME_ATTRIBUTES, HARMLESS_ATTRIBUTES } from '../../render/html/elementRules'
import { createServerSanitizer } from './createServerSanitizer'

type Language = Readonly<Record<string, Readonly<Record<string, Identifier>>>>

const {
  html: ofHtml,
  svg: ofSvg,
  mathml,
}: Readonly<Record<'html' | 'svg' | 'mathml', Language>> = createRequire(import.meta.url)(
  '@mdn/browser-compat-data',
)

/** Names that some browser acts on, and that blocks may have but HTML of content may not. */
const BLOCKS_ONLY = {
  'forms and fields, which authors build of blocks':
    'accept-charset alpha autocorrect autofocus colorspace dirname form formaction formenctype formmethod formnovalidate formtarget switch virtualkeyboardpolicy webkitdirectory writingsuggestions',
  'frames with fewer rights': 'credentialless csp',
  'what the document in a frame may ask for itself': 'browsingtopics',
  'popovers, like popovertarget': 'interestfor',
  'order of focus and headings, and measurements':
    'anchor containertiming containertimingignore drawable elementtiming focusgroup focusgroupstart headingoffset headingreset',
  'drawings, formulas and looks':
    'actiontype baseprofile calcmode compact cursor font-width fontsize fontstyle fontweight fr framespacing glyph-orientation-horizontal glyph-orientation-vertical limitingconeangle moz-opaque pointsatx pointsaty pointsatz requiredextensions side spacing stagemode superscriptshift text-overflow truespeed unicode-bidi white-space',
  'elements that ask the visitor and tell scripts only': 'autolocate manifest manifestid watch',
  'no effect on elements that blocks may be': 'charset content hreftranslate valuetype',
  'values or features in the list, not attributes':
    'cross-origin-top-navigation-by-user-activation svgview',
}

/** An address is a value that every attribute may have. */
const VALUE = '/x'
const omit = (): void => {}

/** The attributes that some browser knows on elements that may be blocks. */
function namesInBrowsers(): Set<string> {
  const languages = [ofHtml, ofSvg, mathml]
  const trees = languages.flatMap(({ elements = {}, global_attributes: common = {} }) => [
    common,
    ...Object.keys(elements).map((tag) => (isBlockTag(tag.toLowerCase()) && elements[tag]) || {}),
  ])
  const names = trees.flatMap(Object.keys).filter((name) => !name.includes('_'))
  return new Set(names.map((name) => name.toLowerCase()))
}

function isBlockTag(tag: string): boolean {
  return blockTag(tag, { src: 'https://a.test' }, omit) === tag
}

function hasBlock(name: string): boolean {
  const { attributes, className } = safeAttributes({ [name]: VALUE }, omit)
  return className !== '' || Object.keys(attributes).length > 0
}

const inBrowsers = namesInBrowsers()
const inLibraries = [html, svg].flatMap(({ property }) =>
  Object.values(property).map((info) => String(info?.attribute).toLowerCase()),
)
const names = [...new Set([...inBrowsers, ...inLibraries])].filter((name) => name !== 'style')

const server = createServerSanitizer()
const purify = createDOMPurify(window as never)
const added = ['target', ...HARMLESS_ATTRIBUTES]
const isKept = (markup: unknown, name: string): boolean =>
  new RegExp(` ${name}[=> ]`, 'i').test(String(markup))
const markupWith = (name: string): string =>
  `<label ${name}="${VALUE}"></label><svg><g ${name}="${VALUE}"></g></svg>`

const HTML: Readonly<Record<string, (name: string) => boolean>> = {
  'a text': (name) => isKept(server.sanitize(markupWith(name)).__html, name),
  'Custom Code': (name) => isKept(server.sanitizeEmbed(markupWith(name)).html, name),
  'a text in a browser': (name) =>
    added.includes(name) || Boolean(purify.isValidAttribute('label', name, VALUE)),
}

describe('attribute names', () => {
  it.each(Object.keys(HTML))(
    'are the same in blocks and %s, but for those with a reason',
    (kind) => {
      const reasons = Object.values(BLOCKS_ONLY).flatMap((list) => list.split(' '))
      const expected = kind === 'Custom Code' ? reasons : [...reasons, ...FRAME_ATTRIBUTES]
      const differing = names.filter((name) => hasBlock(name) !== HTML[kind]?.(name))
      expect(differing.filter((name) => inBrowsers.has(name) || !hasBlock(name)).sort()).toEqual(
        expected.filter((name) => inBrowsers.has(name)).sort(),
      )
    },
  )

  const SENDING = 'ping attributionsrc attributionsourceid privatetoken'
  const acting = [...SENDING.split(' '), 'allowpaymentrequest']
  it.each(acting)('leave out %s, by which a browser sends or allows more by itself', (name) => {
    expect(hasBlock(name)).toBe(false)
    for (const has of Object.values(HTML)) expect(has(name)).toBe(false)
  })
})
