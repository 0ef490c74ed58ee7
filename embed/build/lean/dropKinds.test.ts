import { expect, it } from 'vitest'
import { dropKinds } from './dropKinds'

/** Without the kinds 19 and 31, spaces not counted. */
const dropped = (code: string): string => dropKinds(code, new Set([19, 31])).replace(/\s+/g, ' ')

const both = ' 19 === x; 31 === x;'

it.each([
  ['what is compared', 'if (19 === a.tag || a.tag !== 31) b();', 'if (!1 || !0) b();'],
  [
    'other numbers, not',
    '13 === a; 190 !== a; 19 == a; 19 & a;',
    '13 === a; 190 !== a; 19 == a; 19 & a;',
  ],
  [
    'a case',
    'switch (t) { case 1: a(); break; case 19: b(); }',
    'switch (t) { case 1: a(); break; }',
  ],
  [
    'a case that runs on into one that stays',
    'switch (t) { case 19: case 1: a(); }',
    'switch (t) { case 1: a(); }',
  ],
  [
    'a case that one that stays runs into, but not its statements',
    'switch (t) { case 1: case 19: a(); break; case 2: b(); }',
    'switch (t) { case 1: a(); break; case 2: b(); }',
  ],
  [
    'several in a row that are run into',
    'switch (t) { case 1: case 19: case 31: a(); return; default: b(); }',
    'switch (t) { case 1: a(); return; default: b(); }',
  ],
  [
    'a case after one that returns, throws, goes on or leaves a block',
    'f: for (;;) switch (t) { case 1: throw a; case 19: b(); case 2: continue; case 31: c(); case 3: { break f; } }',
    'f: for (;;) switch (t) { case 1: throw a; case 2: continue; case 3: { break f; } }',
  ],
  [
    'a case of its own in a case',
    'switch (t) { case 19: switch (u) { case 31: a(); } }',
    'switch (t) { }',
  ],
])('drops %s', (_name, code, result) => {
  expect(dropped(`function f() { ${code} }${both}`)).toBe(`function f() { ${result} } !1; !1;`)
})

it('keeps the names that a dropped case declared', () => {
  const code = 'function f() { switch (t) { case 19: var a = 1, b; case 2: a = 2; } return a; }'
  expect(dropped(code + both)).toBe(
    'function f() { var a, b; switch (t) { case 2: a = 2; } return a; } !1; !1;',
  )
})

it('fails when nothing asks about one', () => {
  expect(() => dropped('19 === x;')).toThrow('nothing asks about kinds 31')
})
