import { expect, test } from 'vitest'
import { renameProperties } from './renameProperties.ts'

test.each<[string, string]>([
  ['fiber.memoizedState.next', 'fiber.a.next'],
  ['fiber?.memoizedState', 'fiber?.a'],
  ['({ memoizedState: memoizedState })', '({ a: memoizedState })'],
  ['fiber[memoizedState]', 'fiber[memoizedState]'],
  ['var memoizedState = 1', 'var memoizedState = 1'],
  ['root.lanes |= fiber.memoizedState.lanes', 'root.b |= fiber.a.b'],
])('%s becomes %s', (code, shorter) => {
  const names = code.includes('lanes') ? ['memoizedState', 'lanes'] : ['memoizedState']
  const rest = ';fiber.memoizedState'
  expect(renameProperties(code + rest, names)).toBe(`${shorter};fiber.a`)
})

test('has two letters for the names that one is not enough for', () => {
  const names = Array.from({ length: 54 }, (_, index) => `name${index}`)
  const code = names.map((name) => `it.${name}`).join(';')
  const shorter = renameProperties(code, names).split(';')
  expect(shorter.slice(50)).toEqual(['it.Y', 'it.Z', 'it.aa', 'it.ab'])
  expect(new Set(shorter).size).toBe(54)
})

test.each<[string, RegExp]>([
  ['fiber.flags', /no property is called memoizedState/],
  ['fiber["memoizedState"]', /stands there as a text/],
  ['({ memoizedState })', /in one word/],
])('refuses %s', (code, message) => {
  expect(() => renameProperties(code, ['memoizedState'])).toThrow(message)
})
