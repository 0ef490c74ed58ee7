import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { vagueNames } from './exportedNames'
import { sourceFiles } from './sourceFiles'

describe('vagueNames', () => {
  it.each([
    ['export function settle(): void {}', ['settle']],
    ['export const USUAL_PLACE = 1', ['USUAL_PLACE']],
    ['export interface ClientParts {', ['ClientParts']],
    ['export type LogicSurroundings = {', ['LogicSurroundings']],
    ['export async function removeKept() {', ['removeKept']],
    [
      'export function messageBetween() {\n}\nexport const things = 1',
      ['messageBetween', 'things'],
    ],
    ['export function replacePlaceholder() {', []],
    ['export const NOTHING = 1\nexport const multipartBody = 2', []],
    ['export interface Scope {', []],
    ['function settle() {}', []],
  ])('in %j finds %j', (source, names) => {
    expect(vagueNames(source)).toEqual(names)
  })

  it('finds none in this project', () => {
    const found = sourceFiles()
      .filter((path) => !path.startsWith('e2e/pages/'))
      .flatMap((path) => vagueNames(readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`))
    expect(found).toEqual([])
  })
})
