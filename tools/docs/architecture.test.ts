import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { orderFigure } from '../lint/layers.mjs'
import { missingPaths } from './architecture'
import { sourceFiles } from './sourceFiles'

const FILES = [
  'src/utils/text/digest.ts',
  'src/blocks/text/Text.tsx',
  'embed/widget/createWidget.ts',
]

it('reports paths that lead nowhere', () => {
  const wrong = ['requests/digest.ts', 'gest.ts', 'utils/texts/', 'blocks/tex']
  const text = [
    ...wrong,
    'utils/text/digest.ts',
    'blocks/text',
    'embed/',
    'queue.add()',
    'embed.js',
  ]
  expect(missingPaths(text.map((code) => `\`${code}\``).join(), FILES)).toEqual(wrong)
})

it('docs/architecture.md names only existing paths', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  expect(missingPaths(text, sourceFiles())).toEqual([])
})

it('docs/architecture.md shows the order of the folders', () => {
  expect(readFileSync('docs/architecture.md', 'utf8')).toContain(`\n${orderFigure()}\n`)
})
