import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../sourceFiles'
import { missingPaths } from './architecture'

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

it('names only existing paths', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  expect(missingPaths(text, sourceFiles())).toEqual([])
})
