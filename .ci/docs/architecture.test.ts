import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ALLOWED } from '../importRanks'
import { sourceFiles } from '../sourceFiles'
import { codeIn, missingPaths, tableRows } from './architecture'

const FILES = ['src/utils/digest.ts', 'src/blocks/text/Text.tsx', 'embed/widget/createWidget.ts']

describe('missingPaths', () => {
  it.each([
    'src/utils/digest.ts',
    'utils/digest.ts',
    'digest.ts',
    'text/',
    'blocks/text',
    'embed/',
  ])('finds %s', (path) => {
    expect(missingPaths(`See \`${path}\`.`, FILES)).toEqual([])
  })

  it.each(['requests/digest.ts', 'gest.ts', 'utils/text/', 'blocks/tex'])('misses %s', (path) => {
    expect(missingPaths(`See \`${path}\`.`, FILES)).toEqual([path])
  })

  it('ignores text that is not a path', () => {
    expect(missingPaths('`queue.add()`, `render`, `embed.js`, `npm run faults`', FILES)).toEqual([])
  })
})

describe('tableRows', () => {
  it('reads the cells of every row except heads', () => {
    expect(tableRows('| A | B |\n| --- | --: |\n| 1 | `b` |\n\n| C |\n| - |\n| 2 |')).toEqual([
      ['1', '`b`'],
      ['2'],
    ])
  })
})

describe('docs/architecture.md', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const section = (title: string): string =>
    text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

  it('names only existing paths', () => {
    expect(missingPaths(text, sourceFiles())).toEqual([])
  })

  it('suggests a first file in the folder of each row', () => {
    const rows = tableRows(section('The folders'))
    expect(rows.length).toBeGreaterThan(5)
    const paths = rows.flatMap(([folder = '', , begin = '']) =>
      codeIn(begin).map((path) => `${codeIn(folder)[0]}/${path}`),
    )
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })

  it('lists everything that the playground imports from src', () => {
    const named = codeIn(section('The folders')).map((path) => path.replace(/\.tsx?$/, ''))
    const taken = (ALLOWED['playground/app/'] ?? [])
      .filter((path) => path.startsWith('src/'))
      .map((path) => path.replace(/\/$/, ''))
    expect(taken.filter((path) => !named.some((name) => path.endsWith(name)))).toEqual([])
  })

  it('defines twenty words, each with a name from the code', () => {
    const rows = tableRows(section('Twenty words'))
    expect(rows).toHaveLength(20)
    const sources = sourceFiles()
      .filter((path) => /^(?:src|embed)\//.test(path) && !path.includes('.test.'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n')
    const names = rows.flatMap(([, , code = '']) => codeIn(code))
    expect(names).toHaveLength(20)
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([])
  })
})
