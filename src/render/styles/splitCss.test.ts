import { describe, expect, it } from 'vitest'
import { splitCss } from './splitCss'

const split = (css: string) => splitCss(css).map(({ head, body }) => [head, body])

describe('splitCss', () => {
  it.each([
    ['', []],
    [' /* nothing */ ', []],
    ['a{b:c}', [['a', 'b:c']]],
    [
      'a , b { c : d } e{}',
      [
        ['a , b', ' c : d '],
        ['e', ''],
      ],
    ],
    [
      '@import "x";a{}',
      [
        ['@import "x"', null],
        ['a', ''],
      ],
    ],
    [
      '@media x{a{b:c}d{}}e{}',
      [
        ['@media x', 'a{b:c}d{}'],
        ['e', ''],
      ],
    ],
    [
      'font-family: "a;b"; src: url(data:font/x;base64,a)',
      [
        ['font-family: "a;b"', null],
        ['src: url(data:font/x;base64,a)', null],
      ],
    ],
    [
      'a{content:"}"}b{}',
      [
        ['a', 'content:"}"'],
        ['b', ''],
      ],
    ],
    [
      "a{content:'\\'}'}b{}",
      [
        ['a', "content:'\\'}'"],
        ['b', ''],
      ],
    ],
    [
      'a{b:url( x}y )}c{}',
      [
        ['a', 'b:url( x}y )'],
        ['c', ''],
      ],
    ],
    [
      'a{b:url("x)}")}c{}',
      [
        ['a', 'b:url("x)}")'],
        ['c', ''],
      ],
    ],
    [
      '.a\\{b{}c{}',
      [
        ['.a\\{b', ''],
        ['c', ''],
      ],
    ],
    ['a/* { */b{c:d/* } */}', [['a b', 'c:d ']]],
    ['a{b{c:d}', [['a', 'b{c:d}']]],
    ['a{b{c{d:e', [['a', 'b{c{d:e}}']]],
    ['a{b:c', [['a', 'b:c']]],
    [
      '}a{}}b{}',
      [
        ['a', ''],
        ['b', ''],
      ],
    ],
    [
      'a{content:"open\n}b{}',
      [
        ['a', 'content:"open\n'],
        ['b', ''],
      ],
    ],
    ['a{}/* open', [['a', '']]],
  ])('takes %j apart', (css, expected) => {
    expect(split(css)).toEqual(expected)
  })

  it.each(['/*', '"', '{', '}', 'url(', '\\', 'a{"'])('gets through 100,000 times %j', (text) => {
    const started = performance.now()
    splitCss(text.repeat(100_000))
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})
