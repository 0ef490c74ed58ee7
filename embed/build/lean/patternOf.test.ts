import { expect, it } from 'vitest'
import { patternOf } from './patternOf'

it.each([
  ['a word', 'root', 'var root = 1', true],
  ['a part of a word', 'root', 'var rootNode = 1', false],
  ['a word that ends another one', 'root', 'var $root = 1', false],
  ['a part of a number', '12', '123 + 212', false],
  ['names with a dollar', 'root$28', 'root$28 = 1', true],
  ['other spaces and line breaks', 'if (a) b();', 'if(a)\n  b ( ) ;', true],
  ['a space that was none', '!==', '! ==', true],
  ['signs that patterns know', 'a.b?[c]*(d)|e', 'a.b?[c]*(d)|e', true],
  ['a dot, which is no other sign', 'a.b', 'a-b', false],
  ['texts with quotes', '"function" === typeof x', '"function"===typeof x', true],
  ['what lies between', 'if (a) { … }', 'if (a) {\n  b()\n}', true],
  ['an order that is another one', 'a … b', 'b a', false],
])('finds %s', (_name, text, code, found) => {
  expect(patternOf(text, 'g').test(code)).toBe(found)
})

it('takes as little as can be for what lies between', () => {
  expect('{ a } { b }'.match(patternOf('{ … }', 'g'))).toEqual(['{ a }', '{ b }'])
})

it('begins where it is told', () => {
  const pattern = patternOf('exports.b =', 'y')
  const code = 'exports.a = exports.b = 1'
  pattern.lastIndex = 0
  expect(pattern.test(code)).toBe(false)
  pattern.lastIndex = code.indexOf('exports.b')
  expect(pattern.test(code)).toBe(true)
})
