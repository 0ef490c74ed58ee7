import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlainText } from '../blocks/internals/isPlainText'
import { detachStyles } from '../render/html/detachStyles'
import { richStyle } from '../render/html/richText'
import { cssText } from '../render/styles/cssValue'
import { entryCss } from '../render/styles/entryCss'
import { fontFaceSpecs } from '../render/styles/fontFaces'
import { importAddress } from '../render/styles/fontHosts'
import { withOwnFonts, withOwnFontsIn } from '../render/styles/ownFonts'
import { declarationsIn } from '../render/styles/splitCss'
import { growsLinearly } from '../utils/testing/growsLinearly'
import { beginsOutsideLists } from './fit/contentModel'

/** Everything that reads CSS or HTML of content by patterns. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  entryCss: (text) => entryCss(text, '.root', () => '.met'),
  'entryCss, inside': (text) => entryCss(`@media print{a{${text}`, '.root'),
  withOwnFontsIn,
  'withOwnFonts, families': (text) => withOwnFonts('font-family', text),
  'withOwnFonts, font': (text) => withOwnFonts('font', text),
  declarationsIn,
  fontFaceSpecs,
  importAddress: (text) => importAddress(`@import ${text}`),
  cssText: (text) => cssText({ color: text, fontFamily: text, [text]: 'red' }),
  richStyle,
  detachStyles: (text) => detachStyles(`${text} style=`),
  isPlainText: (text) => isPlainText([{ component: { name: 'Text', options: { text } } }]),
  beginsOutsideLists: (html) => beginsOutsideLists(html, new Set(['hr'])),
}

const token = fc.constantFrom(
  ...[' ', '\t', '\n', '\r', '\f', '\0', 'a', 'A', '0', '0a', '1px', '-', '_', 'é', '\\', '\\:'],
  ...['font', 'font-family', 'font:', '--font', 'small', 'Arial', '!', '!important', 'x:', ';'],
  ...['"', "'", '(', ')', '[', ']', '{', '}', '/*', '*/', '/', '<!--', '-->', 'url(', 'var('],
  ...[',', '.', '#', '>', '+', '~', ':', '::', '=', '[type', ':not(', ':not([type', '&', '*'],
  ...['html', 'body', ':root', 'button', '.dark', '[a=', '@', '@media ', '@font-face', '@import'],
  ...['<', '<a', '<a ', '<style', '</li', '<table>', 'src', ' data', 'style=', ' on', 'onx=', '&#'],
)
const text = (minLength: number, maxLength: number) =>
  fc.array(token, { minLength, maxLength }).map((tokens) => tokens.join(''))

/** Patterns that once took quadratic or cubic time. */
const examples = [
  ['a', ' ', '('],
  ['', 'font', ''],
  ['', '0a/a', ''],
  ['', ':not([type', ''],
  ['', '<a', ''],
  ['', '<', ''],
] satisfies [string, string, string][]

describe('CSS and HTML of content', () => {
  it.each(Object.entries(READERS))('is read in linear time: %s', (_, read) => {
    fc.assert(
      fc.property(text(0, 3), text(1, 3), text(0, 3), (start, middle, end) => {
        const input = (size: number): string => start + middle.repeat(size) + end
        expect(growsLinearly(100, input, read)).toBe(true)
      }),
      { examples, numRuns: 30, endOnFailure: true },
    )
  })
})
