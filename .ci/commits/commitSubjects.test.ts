import { describe, expect, it } from 'vitest'
import { readSubjects, subjectProblems } from './commitSubjects'

describe('subjectProblems', () => {
  it.each([
    'feat(carousel): pause autoplay while focused',
    'fix(api)!: drop the option nobody could use',
    'docs(frameworks, hosting): say where files go',
    'perf(client/requests): embed the first answer',
    `test(a): ${'x'.repeat(63)}`,
    `Merge ${'0'.repeat(40)} into ${'a'.repeat(40)}`,
  ])('accepts %s', (subject) => {
    expect(subjectProblems([subject])).toEqual([])
  })

  it.each([
    ['Merge the work of Thursday', 'is not'],
    ["Merge branch 'day-4'", 'is not'],
    ['style: format', 'is not'],
    ['fix(form):', 'is not'],
    ['wip(form): keep a value', 'is not'],
    ['fix(form): keeps a value', '"keeps" is no imperative'],
    ['fix(form): added a value', '"added" is no imperative'],
    ['fix(form): adding a value', '"adding" is no imperative'],
    ['fix(form): Keep a value', 'capital'],
    ['fix(form): keep a value.', 'full stop'],
    ['fix(form): keep a value; widen the button', 'more than one change'],
    [`fix(form): ${'x'.repeat(62)}`, 'has 73 characters'],
  ])('of %s: %s', (subject, problem) => {
    const found = subjectProblems([subject])
    expect(found.join()).toContain(problem)
    expect(found).toHaveLength(1)
  })
})

describe('readSubjects', () => {
  const log = 'feat(a): b\nfix(a): c'
  const fakeGit =
    (answers: Readonly<Record<string, string>>, asked: string[][] = []) =>
    (...args: string[]): string => {
      asked.push(args)
      return answers[`${args[0]} ${args[1]}`] ?? ''
    }

  it('reads the subjects after the tag or commit of a release', () => {
    const asked: string[][] = []
    const answers = { 'describe --tags': 'v0.3.0', 'log -1': 'abc', 'log --format=%s': log }
    expect(readSubjects(fakeGit(answers, asked))).toEqual({ subjects: log.split('\n') })
    expect(asked.at(-1)).toEqual(['log', '--format=%s', 'HEAD', '^v0.3.0', '^abc'])
  })

  it.each([
    ['this clone is shallow', fakeGit({ 'rev-parse --is-shallow-repository': 'true' })],
    ['no release is known', fakeGit({ 'describe --tags': '0123abc' })],
    [
      'git cannot read them here: Error: spawn git ENOENT',
      () => {
        throw new Error('spawn git ENOENT\nat spawn')
      },
    ],
  ])('returns the reason when %s', (reason, git) => {
    expect(readSubjects(git).reason).toContain(reason)
  })
})

describe('the commits since the last release', () => {
  it('have subjects of one form', ({ skip }) => {
    const { subjects, reason } = readSubjects()
    if (!subjects) {
      process.stdout.write(`Commit subjects were not checked: ${reason}.\n`)
      return skip(reason)
    }
    expect(subjectProblems(subjects)).toEqual([])
  })
})
