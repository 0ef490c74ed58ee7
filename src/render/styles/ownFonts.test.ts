import { describe, expect, it } from 'vitest'
import { withOwnFonts, withOwnFontsIn } from './ownFonts'

const inter = 'var(--siteblocks-font-inter, Inter)'

describe('withOwnFonts', () => {
  it.each([
    ['font-family', 'Inter', inter],
    ['font-family', 'Open  Sans', 'var(--siteblocks-font-open-sans, Open  Sans)'],
    [
      'font-family',
      '"A, B", \'C\'',
      'var(--siteblocks-font-a-b, "A, B"), var(--siteblocks-font-c, \'C\')',
    ],
    ['font-family', '"\u30e1\u30a4"', 'var(--siteblocks-font-\u30e1\u30a4, "\u30e1\u30a4")'],
    ['font-family', 'Inter !important', `${inter} !important`],
    ['font-family', 'var(--x, Arial), Inter', `var(--x, Arial), ${inter}`],
    ['font-family', inter, inter],
    ['font', 'italic bold 12px/1.5 Inter', `italic bold 12px/1.5 ${inter}`],
    ['font', '700 1em Exo 2', '700 1em var(--siteblocks-font-exo-2, Exo 2)'],
    ['font', 'small-caps x-large Inter', `small-caps x-large ${inter}`],
    ['font', 'caption', 'caption'],
    ['--heading-font', 'Inter, Arial', `${inter}, var(--siteblocks-font-arial, Arial)`],
    ['--font-family', 'Inter', inter],
    ['--font-size', '12px', '12px'],
    ['font-weight', 'bold', 'bold'],
  ])('writes %s: %s as %s', (property, value, expected) => {
    expect(withOwnFonts(property, value)).toBe(expected)
  })
})

describe('withOwnFontsIn', () => {
  it.each([
    ['color:red;font-family:Inter;top:0', `color:red;font-family:${inter};top:0`],
    ['.a{FONT-FAMILY : Inter}', `.a{FONT-FAMILY : ${inter}}`],
    [
      'content:"font-family:Inter";& b{font:1px Inter}',
      `content:"font-family:Inter";& b{font:1px ${inter}}`,
    ],
    ['/* a */font-family:Inter', ` font-family:${inter}`],
    ['font-size:12px;--font:var(--x)', 'font-size:12px;--font:var(--x)'],
  ])('writes %s as %s', (css, expected) => {
    expect(withOwnFontsIn(css)).toBe(expected)
  })
})
