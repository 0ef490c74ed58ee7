import { expect, it } from 'vitest'
import { replaceConstants } from './replaceConstants'

it.each([
  ['a read', 'if (on) go();', 'if (!1) go();'],
  ['reads in a read', 'go(on && on.off);', 'go(!1 && !1.off);'],
  ['a computed property', 'a[on];', 'a[!1];'],
  ['what is written, not', 'on = 1; on++; --on;', 'on = 1; on++; --on;'],
  ['what is written from itself', 'on = on || 2;', 'on = !1 || 2;'],
  ['a declaration, not', 'var on = 1; function on(a) {}', 'var on = 1; function on(a) {}'],
  ['a parameter, not', 'function f(on) {}', 'function f(on) {}'],
  ['a property of that name, not', 'a.on; ({ on: 1 });', 'a.on; ({ on: 1 });'],
  ['the value of a property', '({ a: on });', '({ a: !1 });'],
  ['a longer name, not', 'onward;', 'onward;'],
])('replaces %s', (_name, code, result) => {
  // A read more, as it is an error when there is none.
  expect(replaceConstants(`${code} last(on);`, new Map([['on', '!1']]))).toBe(`${result} last(!1);`)
})

it.each([
  ['a read', 'a.state.on;', 'null;'],
  ['a read within one', 'f(a.on.b);', 'f(null.b);'],
  ['what is written, not', 'a.on = 1; delete a.on;', 'a.on = 1; delete a.on;'],
  ['a computed one, not', 'a["on"]; a[on];', 'a["on"]; a[on];'],
  ['a variable of that name, not', 'on;', 'on;'],
  ['where it is made, not', '({ on: 1 });', '({ on: 1 });'],
])('replaces %s of a property', (_name, code, result) => {
  expect(replaceConstants(`${code} last.on;`, new Map([['.on', 'null']]))).toBe(`${result} null;`)
})

it('fails when nothing reads one', () => {
  const constants = new Map([
    ['a', '1'],
    ['b', '2'],
    ['.c', '3'],
  ])
  expect(() => replaceConstants('var b = a; c;', constants)).toThrow('nothing reads b, .c')
})
