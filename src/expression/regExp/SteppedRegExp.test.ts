import { describe, expect, it } from 'vitest'
import { MAX_CACHED, MAX_DEPTH } from '../runtime/limits'
import { programOf, SteppedRegExp } from './SteppedRegExp'

/** Returns all matches that repeated calls of `exec` find. */
function matches(regExp: RegExp, text: string): unknown[] {
  const found: unknown[] = []
  for (let match = regExp.exec(text); match && found.length < 20; match = regExp.exec(text)) {
    found.push([...match], match.index, match.groups && { ...match.groups }, regExp.lastIndex)
    if (!regExp.global && !regExp.sticky) break
    if (match[0] === '') regExp.lastIndex++
  }
  return [...found, regExp.lastIndex]
}

describe('SteppedRegExp', () => {
  it.each([
    { regExp: /(a)|(b)/g, text: 'bxa' },
    { regExp: /(?:(a)|b)*/g, text: 'abab' },
    { regExp: /(?:(a)|(b)|(c))+/, text: 'xabc' },
    { regExp: /(?:(?<x>a)|(b))*c/, text: 'abc' },
    { regExp: /(?<x>a)(?<y>b)?/g, text: 'aab' },
    { regExp: /(?<long>a.)-\k<long>/, text: 'ab-ac ab-ab' },
    { regExp: /\k<x>(?<x>a)/, text: 'ba' },
    { regExp: /(?<=(a)(b))c/, text: 'abc' },
    { regExp: /(?<=\1(a))b/, text: 'caab' },
    { regExp: /(?<=a|bc)d/g, text: 'adbcdcd' },
    { regExp: /(?<!a)b/g, text: 'abbb' },
    { regExp: /(?<=^|,)\d/g, text: '1,2 3' },
    { regExp: /(?=(a+))a*b\1/, text: 'baaabac' },
    { regExp: /(?!(a)b)a(c)?/, text: 'abac' },
    { regExp: /(?=a)(?=(.))b|c/, text: 'ac' },
    { regExp: /(z)((a+)?(b+)?(c))*/, text: 'zaacbbbcac' },
    { regExp: /(?:a|ab)(?:c|bcd)(d*)/, text: 'abcd' },
    { regExp: /((a)|(ab))((c)|(bc))/, text: 'abc' },
    { regExp: /(a*)*b/, text: 'aaab' },
    { regExp: /(a*)*/, text: 'b' },
    { regExp: /(?:a?)*?b/, text: 'aab' },
    { regExp: /(?:a*?)+$/, text: 'aa' },
    { regExp: /(?:|a)+b/, text: 'aab' },
    { regExp: /(?:a|){3}b/, text: 'ab' },
    { regExp: /(?:(a)|\b)*c/, text: 'aac' },
    { regExp: /a{2,3}?/g, text: 'aaaaaa' },
    { regExp: /a{2,}b|a{1}/g, text: 'aaabaac' },
    { regExp: /(a{0}b){2}/, text: 'bb' },
    { regExp: /(?:(a)(b)?){2,3}/, text: 'abaab' },
    { regExp: /^a|b$/gm, text: 'ab\nab' },
    { regExp: /^a|b$/g, text: 'ab\nab' },
    { regExp: /\bfoo\B/g, text: 'foo food' },
    { regExp: /./gs, text: '\n' },
    { regExp: /./g, text: 'a\nb' },
    { regExp: /[\]a\\-]+/, text: 'x]a\\-' },
    { regExp: /./gu, text: 'a😀' },
    { regExp: /./g, text: '😀' },
    { regExp: /^.$/u, text: '😀' },
    { regExp: /(?<=😀)a/u, text: '😀a' },
    { regExp: /(?<=.)a/u, text: '😀a' },
    { regExp: /(?<=^.)a/u, text: '😀a' },
    { regExp: /(?<=[^😀])a/u, text: 'b😀a ca' },
    { regExp: /\u{1f600}{2}/u, text: '😀😀' },
    { regExp: /\ud83d\ude00/u, text: '😀' },
    { regExp: /\uffff/u, text: '\uffff' },
    { regExp: /\p{L}+/gu, text: 'äb c' },
    { regExp: /(a)\1/gi, text: 'aA AA' },
    { regExp: /(é)\1/i, text: 'éÉ' },
    { regExp: /(.)\1/i, text: '.a..' },
    { regExp: /([(*+])\1/i, text: '(*++' },
    { regExp: /(a)\1/, text: 'aA' },
    { regExp: /(a)?\1b/, text: 'b' },
    { regExp: /(?:(a)|b)\1c/, text: 'abc' },
    { regExp: /(ab)\1$/, text: 'abab' },
    { regExp: /(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)\10\1/, text: 'abcdefghijja' },
    { regExp: /ſ/iu, text: 's' },
    { regExp: /[A-Z]/gi, text: 'aB' },
    { regExp: /\cA\x41\u0041\0\t/, text: '\u0001AA\0\t' },
    { regExp: /a/y, text: 'aab' },
    { regExp: /b/y, text: 'ab' },
    { regExp: /(?:)/g, text: 'ab' },
    ...[
      '[]|a',
      '\\c',
      'a{',
      'a{,2}',
      ']',
      '}',
      '\\1',
      '\\8',
      '\\12',
      '\\k<x>',
      '[\\1]',
      '\\c1',
    ].map((source) => ({
      regExp: new RegExp(source, 'g'),
      text: 'a{,2}]}\\c\\1\u00018\nk<x>\\c1',
    })),
    ...['(?<=(a)\\1)b', '(.*?)a(?!(a+)b\\2c)\\2(.*)', '[^]'].map((source) => ({
      regExp: new RegExp(source, 'g'),
      text: 'baaabaac\nab',
    })),
  ])('finds what the engine finds: $regExp in $text', ({ regExp, text }) => {
    const { source, flags } = regExp
    expect(matches(new SteppedRegExp(source, flags), text)).toEqual(
      matches(new RegExp(source, flags), text),
    )
  })

  it.each([
    { lastIndex: 2 },
    { lastIndex: 1.9 },
    { lastIndex: -1 },
    { lastIndex: Number.NaN },
    { lastIndex: 99 },
  ])('begins at $lastIndex', ({ lastIndex }) => {
    for (const flags of ['', 'g', 'y', 'gy']) {
      const [stepped, native] = [new SteppedRegExp('a', flags), new RegExp('a', flags)]
      stepped.lastIndex = lastIndex
      native.lastIndex = lastIndex
      expect(stepped.exec('aaaa')?.index).toBe(native.exec('aaaa')?.index)
      expect(stepped.lastIndex).toBe(native.lastIndex)
    }
  })

  it('compiles an expression once, until there are many', () => {
    const known = programOf(/known/)
    expect(programOf(/known/)).toBe(known)
    expect(programOf(/known/i)).not.toBe(known)
    for (let index = 0; index < MAX_CACHED; index++) programOf(new RegExp(`x${index}`))
    const again = programOf(/known/)
    expect(again).not.toBe(known)
    expect(programOf(/known/)).toBe(again)
  })

  it.each([
    {
      source: `${'('.repeat(MAX_DEPTH + 1)}${')'.repeat(MAX_DEPTH + 1)}`,
      message: 'A regular expression is nested too deeply',
    },
    { source: 'a{10001}', message: 'A regular expression repeats too much' },
    { source: 'a{0,3000}', message: 'A regular expression repeats too much' },
  ])('refuses: $message', ({ source, message }) => {
    expect(() => new SteppedRegExp(source).exec('')).toThrow(
      expect.objectContaining({ kind: 'limit', message }),
    )
  })

  it('reads an expression of the greatest depth', () => {
    const source = `${'('.repeat(MAX_DEPTH)}a${')'.repeat(MAX_DEPTH)}`
    expect(new SteppedRegExp(source).exec('a')?.[MAX_DEPTH]).toBe('a')
  })
})
