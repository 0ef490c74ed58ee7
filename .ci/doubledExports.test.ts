import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { doubledExports } from './doubledExports'
import { sourceFiles } from './sourceFiles'

describe('doubledExports', () => {
  it.each([
    ['functions', 'export function join() {}', 'export async function join() {}'],
    ['a constant and a function', 'export const join = 1', 'export function join() {}'],
    ['types', 'export type join = 1', 'export interface join {}'],
    ['a component and a type', 'export function join() { return <b /> }', 'export class join {}'],
    ['a list of exports', 'const join = 1\nexport { join }', 'const a = 1\nexport { a as join }'],
  ])('finds %s of one name', (_, one, other) => {
    const sources = new Map([
      ['src/a.tsx', one],
      ['playground/b.ts', other],
    ])
    expect(doubledExports(sources)).toEqual([
      '"join" is exported by src/a.tsx and playground/b.ts: share one, or name each after what it does.',
    ])
  })

  it.each([
    ['what only its file uses', 'function join() {}', 'export function join() {}'],
    ['what one exports again', 'export function join() {}', "export { join } from './a'"],
    ['an import', "import { join } from './b'\nexport { join }", 'export const join = 1'],
    ['code in a text', 'export const a = `\nexport function join() {}`', 'export const join = 1'],
    ['two overloads', 'export function a(): 1\nexport function a(): 1 {}', 'export const b = 1'],
    ['a name that files have to share', 'export const part = 1', 'export const part = 2'],
  ])('leaves %s alone', (_, one, other) => {
    const sources = new Map([
      ['src/a.ts', one],
      ['src/b.ts', other],
    ])
    expect(doubledExports(sources)).toEqual([])
  })

  it('finds none in this project', () => {
    const paths = sourceFiles().filter((path) => /^(?:src|embed|playground)\/.*\.tsx?$/.test(path))
    expect(paths.length).toBeGreaterThan(1_000)
    const sources = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
    expect(doubledExports(sources)).toEqual([])
  })
})
