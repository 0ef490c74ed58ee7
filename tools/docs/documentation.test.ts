import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fenceProblems } from './blockKinds'
import { locationOf } from './codeBlocks'
import { documentation, documentedBlocks } from './documentation'
import { commandProblems, type ProjectFiles } from './projectCommands'

function textsBelow(folder: string, name: RegExp): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path) && !path.includes('node_modules'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n')
}

const project: ProjectFiles = {
  scripts: JSON.parse(readFileSync('package.json', 'utf8')).scripts,
  exists: existsSync,
  sourcesBeside: (path) => textsBelow(dirname(path), /\.[mc]?[jt]sx?$/),
  tests: ['src', 'embed'].map((folder) => textsBelow(folder, /\.test\.tsx?$/)).join('\n'),
}

describe('the documentation', () => {
  it('declares how every block of code is tested', () => {
    expect(fenceProblems(documentedBlocks())).toEqual([])
  })

  it('quotes files and excerpts verbatim', () => {
    const changed = documentedBlocks()
      .filter(({ kind }) => kind === 'file')
      .filter(({ values, code }) => {
        const path = values.get('path') ?? ''
        return !existsSync(path) || !readFileSync(path, 'utf8').includes(`${code}\n`)
      })
    expect(changed.map(locationOf)).toEqual([])
  })

  it('names only commands that exist', () => {
    const blocks = documentedBlocks().filter(({ kind }) => kind === 'project')
    const inText = [...documentation()].flatMap(([page, text]) =>
      Array.from(text.matchAll(/`(np[mx] (?:run|test|start)[^`\n]*)`/g), ([, line = '']) => [
        page,
        line,
      ]),
    )
    const lines = [...blocks.map((block) => [locationOf(block), block.code]), ...inText]
    const found = lines.flatMap(([place, line = '']) =>
      commandProblems(line, project).map((problem) => `${place}: ${problem}`),
    )
    expect(found).toEqual([])
  })
})
