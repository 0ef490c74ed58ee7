import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { booleanArguments, declaredFunctions } from './booleanArguments'
import { sourceFiles } from './sourceFiles'

const functions = new Set(['close', 'post', 'setConsent', 'set', 'Box'])

describe('booleanArguments', () => {
  it.each([
    ['close(true)', 1, 'close'],
    ['queue.post(batch, false)', 2, 'post'],
    ['const box = new Box(1, true)', 2, 'Box'],
    ['page?.setConsent(false, true)', 2, 'setConsent'],
    ['const node = <i onClick={() => close(true)} />', 1, 'close'],
  ])('names the argument of %j', (source, position, name) => {
    expect(booleanArguments('src/a.tsx', source, functions)).toEqual([
      `src/a.tsx:1: argument ${position} of ${name}() is a bare boolean: take an options object, two functions or a named union.`,
    ])
  })

  it.each([
    ['close({ forGood: true })'],
    ['close(isOver)'],
    ['setConsent(true)'],
    ['known.set(part, false)'],
    ['foreign(true)'],
    ["close('true')"],
    ["const text = 'close(true)'"],
  ])('takes %j', (source) => {
    expect(booleanArguments('src/a.tsx', source, functions)).toEqual([])
  })

  it('looks at calls in tests, but for those of their own helpers', () => {
    const call = (first: string) => `${first}\nclose(true)`
    const find = (source: string) => booleanArguments('src/a.test.ts', source, functions)
    expect(find(call("import { close } from './a'"))).toHaveLength(1)
    expect(find(call("import { close } from './testing/a'"))).toEqual([])
    expect(find(call('function close(forGood: boolean) {}'))).toEqual([])
  })

  it('finds none in this project', () => {
    const paths = sourceFiles().filter((path) => /^(?:src|embed|playground)\/.*\.tsx?$/.test(path))
    const sources = paths.map((path) => [path, readFileSync(path, 'utf8')] as const)
    const own = new Set(sources.flatMap(([path, source]) => declaredFunctions(path, source)))
    expect(own.size).toBeGreaterThan(2_000)
    expect(sources.flatMap(([path, source]) => booleanArguments(path, source, own))).toEqual([])
  })
})

describe('declaredFunctions', () => {
  it.each([
    ['function close() {}', ['close']],
    ['export async function close() {}', ['close']],
    ['const close = () => {}', ['close']],
    ['class Box { close() {} }', ['close']],
    ['const box = { close() {}, open: () => {} }', ['close', 'open']],
    ['interface Box { close(): void; readonly open: () => void }', ['close', 'open']],
    ['function on(listener: (is: boolean) => void) {}', ['on', 'listener']],
    ['const close = 1', []],
  ])('in %j finds %j', (source, names) => {
    expect(declaredFunctions('src/a.ts', source)).toEqual(names)
  })
})
