import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commentProblems } from './commentStyle'
import { sourceFiles } from './sourceFiles'

/** Sample sites, with scripts as their owners would write them. */
const NOT_OURS = /^e2e\/pages\//

describe('commentProblems', () => {
  it.each([
    ['/** What it holds. */', 'What'],
    ['// Nobody waits.', 'Nobody'],
    ['{/* Somebody may listen. */}', 'Somebody'],
    ['/**\n * Calls it. Whoever waits gets\n * the answer.\n */', 'Whoever'],
    ['/**\n * Calls it.\n *\n * What waits goes on.\n */', 'What'],
    ['/**\n * Calls it.\n *\n * @returns What it answers.\n */', 'What'],
    ['/**\n * @param {object} given - What it takes.\n */', 'What'],
    ['/**\n * - What waits.\n */', 'What'],
    ['// It ends here.\n// What waits goes on.', 'What'],
    [`call() ${'//'} What waits.`, 'What'],
  ])('names the sentence of %j that begins with %s', (source, word) => {
    expect(commentProblems(source).map((problem) => problem.replace(/^\d+: /, ''))).toEqual([
      `a sentence begins with "${word}"`,
    ])
  })

  it.each([
    '/** Holds what it got. */',
    '/**\n * Decides\n * What nobody else does.\n */',
    "const text = 'What is it?'",
    'const address = "https://a.b/What"',
    '/** Whatever it is. */',
  ])('takes %j', (source) => {
    expect(commentProblems(source)).toEqual([])
  })

  it('names lines of comments that are longer than 100 columns', () => {
    const words = (length: number) => `// ${'ab '.repeat(40)}`.slice(0, length - 1).concat('c')
    expect(commentProblems(`${words(100)}\n${words(101)}`)).toEqual(['2: 101 columns'])
    expect(commentProblems(` ${'x'.repeat(120)}`)).toEqual([])
    expect(commentProblems(`// biome-ignore lint: ${'reason '.repeat(20)}`)).toEqual([])
    expect(commentProblems(`// https://a.b/${'c'.repeat(120)}`)).toEqual([])
  })

  it('finds none in this project', () => {
    const problems = sourceFiles()
      .filter((path) => !NOT_OURS.test(path))
      .flatMap((path) =>
        commentProblems(readFileSync(path, 'utf8')).map((problem) => `${path}:${problem}`),
      )
    expect(problems).toEqual([])
  })
})
