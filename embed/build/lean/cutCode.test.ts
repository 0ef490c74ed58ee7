import { describe, expect, it } from 'vitest'
import { type Cut, cutCode } from './cutCode'

const cut = (code: string, ...cuts: readonly Omit<Cut, 'reason'>[]): string =>
  cutCode(
    code,
    cuts.map((one) => ({ reason: 'for the test', ...one })),
  ).replace(/\s+/g, ' ')

describe('takes out', () => {
  it.each<[string, string, Omit<Cut, 'reason'>, string]>([
    [
      'all statements that begin so, at the top only',
      'a.x = 1; a.x.y = 2; b.x = 3; function f() { a.x = 4; }',
      { statements: ['a.x'] },
      ' b.x = 3; function f() { a.x = 4; }',
    ],
    [
      'bodies of functions at the top only',
      'function f(a) { return a; } function g() { function f() { h(); } }',
      { functions: { f: 'return 1;' } },
      'function f(a) { return 1; } function g() { function f() { h(); } }',
    ],
    ['a text in every place', 'a || b; c(a || b);', { texts: [['a || b', 'a']] }, 'a; c(a);'],
    [
      'a text with something between in its one place',
      'if (a) { b(); } else { c(); } d();',
      { texts: [['else { … }', '']] },
      'if (a) { b(); } d();',
    ],
    ['text as it is', 'a;', { texts: [['a', '$& $1']] }, '$& $1;'],
    [
      'texts of texts',
      'a;',
      {
        texts: [
          ['a', 'b'],
          ['b', 'c'],
        ],
      },
      'c;',
    ],
    ['constants', 'if (on) a();', { constants: { on: '!1' } }, 'if (!1) a();'],
    ['kinds', 'if (19 === t) a();', { kinds: { 19: 'List' } }, 'if (!1) a();'],
  ])('%s', (_name, code, how, result) => {
    expect(cut(code, how)).toBe(result)
  })

  it('a function in one cut, and the text of its call in another', () => {
    const code = 'function f() { old(on); } g(f, on);'
    const cuts = [{ functions: { f: 'young(on);' } }, { texts: [['g(f', 'h(f']] as const }]
    expect(cut(code, ...cuts, { constants: { on: '!0' } })).toBe(
      'function f() { young(!0); } h(f, !0);',
    )
  })
})

describe('fails', () => {
  it.each<[string, Omit<Cut, 'reason'>, string]>([
    ['a statement', { statements: ['b.x ='] }, 'no statement begins with "b.x ="'],
    [
      'a statement within a function',
      { statements: ['inner'] },
      'no statement begins with "inner"',
    ],
    ['a function', { functions: { g: '' } }, 'no function g'],
    ['a function within one', { functions: { h: '' } }, 'no function h'],
    ['a text', { texts: [['other', '']] }, 'the text "other" is there 0 times'],
    ['a text with a gap that is there twice', { texts: [['a(…)', '']] }, 'is there 2 times'],
    ['a constant', { constants: { off: '1' } }, 'nothing reads off'],
    ['a kind', { kinds: { 31: 'Activity' } }, 'nothing asks about kinds 31'],
  ])('when it does not find %s', (_name, how, message) => {
    const code = 'a(1); a(2); function f() { inner(); function h() {} }'
    expect(() => cut(code, how)).toThrow(message)
  })
})
