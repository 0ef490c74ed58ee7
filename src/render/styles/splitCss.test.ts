import { describe, expect, it } from 'vitest'
import { growsLinearly } from '../../utils/testing/growsLinearly'
import { splitCss } from './splitCss'

/** The parts of a text: `head|body`, or a head alone. */
const split = (css: string) =>
  splitCss(css).map(({ head, body }) => (body === null ? head : `${head}|${body}`))

describe('splitCss', () => {
  it.each([
    [''],
    [' /* nothing */ '],
    ['a{b:c}', 'a|b:c'],
    ['<!-- a{b:c} -->', 'a|b:c'],
    ['a{b:"-->"}', 'a|b:"-->"'],
    ['a , b { c : d } e{}', 'a , b| c : d ', 'e|'],
    ['@import "x";a{}', '@import "x"', 'a|'],
    ['@media x{a{b:c}d{}}e{}', '@media x|a{b:c}d{}', 'e|'],
    ['f: "a;b"; src: url(data:font/x;base64,a)', 'f: "a;b"', 'src: url(data:font/x;base64,a)'],
    ['a{content:"}"}b{}', 'a|content:"}"', 'b|'],
    ["a{content:'\\'}'}b{}", "a|content:'\\'}'", 'b|'],
    ['a{b:url( x}y )}c{}', 'a|b:url( x}y )', 'c|'],
    ['a{b:url("x)}")}c{}', 'a|b:url("x)}")', 'c|'],
    ['.a\\{b{}c{}', '.a\\{b|', 'c|'],
    ['a/* { */b{c:d/* } */}', 'a b|c:d '],
    ['a{b{c:d}', 'a|b{c:d}'],
    ['a{b{c{d:e', 'a|b{c{d:e}}'],
    ['a{b:c', 'a|b:c'],
    ['}a{}}b{}', 'a|', 'b|'],
    ['a{content:"open\n}b{}', 'a|content:"open\n', 'b|'],
    ['a{}/* open', 'a|'],
  ])('splits %j', (css, ...parts) => {
    expect(split(css)).toEqual(parts)
  })

  const pieces = ['/*', '"', '{', '}', 'url(', '\\', 'a{"']
  it.each(pieces)('runs in linear time: %j', (piece) => {
    expect(growsLinearly(3_000, (size) => piece.repeat(size), splitCss)).toBe(true)
  })
})
