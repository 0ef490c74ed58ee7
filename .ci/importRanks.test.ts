import { describe, expect, it } from 'vitest'
import { importCircles, importsOf, isRanked, mayImport } from './importRanks'
import { sourceFiles } from './sourceFiles'

const files = sourceFiles().filter(isRanked)

describe('import ranks', () => {
  it.each([
    ['src/utils/a.ts', 'src/content/types', false],
    ['src/client/a.ts', 'react', false],
    ['src/client/a.ts', 'src/content/types', true],
    ['src/render/a.ts', 'src/blocks/text/Text', false],
    ['src/render/a.ts', 'src/internal', false],
    ['src/blocks/text/a.ts', 'src/blocks/image/Image', false],
    ['src/blocks/text/a.ts', 'src/blocks/internals/useInView', true],
    ['src/blocks/defaultBlocks.ts', 'src/blocks/text/textBlock', true],
    ['embed/widget/a.ts', 'src/client/Client', false],
    ['embed/widget/a.ts', 'src/internal', true],
    ['playground/server/a.ts', 'src/content/types', false],
    ['playground/app/a.ts', 'src/content/types', true],
    ['e2e/blocks/a.ts', 'embed/index', false],
  ])('let %s import %s: %j', (path, target, allowed) => {
    expect(mayImport(path, target)).toBe(allowed)
  })

  it('hold in every file', () => {
    expect(files.length).toBeGreaterThan(1_000)
    const wrong = files.flatMap((path) =>
      importsOf(path)
        .filter((target) => !mayImport(path, target))
        .map((target) => `${path} imports ${target}`),
    )
    expect(wrong).toEqual([])
  })

  it('have no circles, not even of types', () => {
    const sources = sourceFiles()
    expect(sources.length).toBeGreaterThan(1_500)
    expect(importCircles(sources)).toEqual([])
  })
})

describe('importCircles', () => {
  it('names the files of each circle', () => {
    const imports: Readonly<Record<string, readonly string[]>> = {
      'a/one.ts': ['a/two', 'a/leaf', 'react'],
      'a/two.tsx': ['a/folder'],
      'a/folder/index.ts': ['tools/step.mjs'],
      'tools/step.mjs': ['a/one.ts'],
      'a/leaf.ts': [],
    }
    expect(importCircles(Object.keys(imports), (path) => imports[path] ?? [])).toEqual([
      'a/one.ts > a/two.tsx > a/folder/index.ts > tools/step.mjs > a/one.ts',
    ])
  })
})
