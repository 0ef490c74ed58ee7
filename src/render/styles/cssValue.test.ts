import { describe, expect, it } from 'vitest'
import { growsLinearly } from '../../utils/testing/growsLinearly'
import { takenOmissions } from '../../utils/testing/takenOmissions'
import { cssText, propertyName, safeStyle } from './cssValue'

const { omit, take } = takenOmissions()

describe('cssText', () => {
  it.each(['url(', '((', ' '])('reads %j at length in linear time', (part) => {
    const color = (size: number): string => `url(${part.repeat(size)}x`
    expect(growsLinearly(1_000, color, (text) => cssText({ color: text }))).toBe(true)
  })

  it.each([
    [{ marginTop: '10px', color: 'red' }, 'margin-top:10px;color:red;'],
    [
      { width: 50, opacity: 0.5, flexShrink: '0', lineHeight: 2 },
      'width:50px;opacity:0.5;flex-shrink:0;line-height:2;',
    ],
    [{ marginTop: 0 }, 'margin-top:0;'],
    [{ '--gap': 4 }, '--gap:4;'],
    [{ userSelect: 'none' }, 'user-select:none;-webkit-user-select:none;'],
    [{ WebkitTextStroke: '1px red' }, '-webkit-text-stroke:1px red;'],
    [{ width: 'calc(50% - 10px)' }, 'width:calc(50% - 10px);'],
    [
      { fontFamily: '"Iowan Old Style"' },
      'font-family:var(--siteblocks-font-iowan-old-style, "Iowan Old Style");',
    ],
    [
      { backgroundImage: 'url(https://a.test/b.png?x=1&y=2)' },
      'background-image:url(https://a.test/b.png?x=1&y=2);',
    ],
    [{ backgroundImage: 'url("a b.png")' }, 'background-image:url("a b.png");'],
    [{ color: '' }, ''],
    [{ color: Number.NaN }, ''],
    [{ 'color;x': 'red' }, ''],
    [{ 'a}b{': 'red' }, ''],
  ])('writes %j', (declarations, text) => {
    expect(cssText(declarations)).toEqual({ text, risky: [] })
  })

  it.each([
    ...['red;}*{color:blue', 'url(', 'url(a b)', 'url(a"b)', '"x', "'x", '/* x', '{', '}', 'red\\'],
    ...['calc(1px', 'calc(1px))', 'a]b', '"a\nb"', 'expression(url(x', 'curl(/*)', 'curl([)'],
    '@import "x"',
  ])('leaves %j out of the text, and passes it on', (value) => {
    expect(cssText({ color: value, width: 1 })).toEqual({
      text: 'width:1px;',
      risky: [{ property: 'color', value }],
    })
  })

  it('is empty for no declarations', () => {
    expect(cssText(undefined).text).toBe('')
  })

  it('ignores what it inherits', () => {
    expect(cssText(Object.create({ color: 'red' })).text).toBe('')
  })
})

describe('propertyName', () => {
  it.each([
    ['backgroundColor', 'background-color'],
    ['msTransform', '-ms-transform'],
    ['--Brand', '--Brand'],
    ['', null],
    ['1', null],
  ])('spells %j as %j', (name, expected) => {
    expect(propertyName(name)).toBe(expected)
  })
})

describe('safeStyle', () => {
  it.each([
    [{ maxWidth: 1200 }, { maxWidth: '1200px' }],
    [
      { aspectRatio: 0.5, opacity: 0 },
      { aspectRatio: '0.5', opacity: '0' },
    ],
    [{ maxWidth: ' 80% ' }, { maxWidth: '80%' }],
    [{ 'background-color': 'red' }, { backgroundColor: 'red' }],
    [{ WebkitTextStroke: '1px red' }, { WebkitTextStroke: '1px red' }],
    [{ float: 'left' }, { float: 'left' }],
    [{ '--Brand': 'red' }, { '--Brand': 'red' }],
    [{ width: 'calc(50% - 10px)' }, { width: 'calc(50% - 10px)' }],
  ])('keeps %j', (declarations, style) => {
    expect(safeStyle(declarations, omit)).toEqual(style)
    expect(take()).toEqual([])
  })

  it.each([
    [{ maxWidth: '1px;position:fixed' }, ['the style "max-width: 1px;position:fixed"']],
    [{ backgroundImage: 'url(' }, ['the style "background-image: url("']],
    [{ color: '' }, []],
    [{ color: null, width: {} }, ['the style "width"']],
    [{ 'color;x': 'red' }, ['the style "color;x"']],
    [JSON.parse('{"__proto__":"red"}'), ['the style "__proto__"']],
    ['color:red', ['the style "color:red"']],
    [undefined, []],
    [['red'], ['the style a list']],
  ])('leaves out what is in %j, and says what', (declarations, omitted) => {
    expect(safeStyle(declarations, omit)).toEqual({})
    expect(take().map(({ what }) => what)).toEqual(omitted)
  })
})
