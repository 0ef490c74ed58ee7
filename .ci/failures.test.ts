import { expect, it } from 'vitest'
import { failures } from './failures.mjs'

const unit = {
  testResults: [
    {
      name: `${process.cwd()}/src/good.test.ts`,
      status: 'passed',
      message: '',
      assertionResults: [
        { ancestorTitles: [''], title: 'works', status: 'passed', failureMessages: [] },
      ],
    },
    {
      name: `${process.cwd()}/src/late.test.ts`,
      status: 'failed',
      message: '',
      assertionResults: [
        {
          ancestorTitles: ['', 'a slow page'],
          title: 'ends in time',
          status: 'failed',
          failureMessages: [
            'Error: \u001b[31mlate\u001b[39m\n\n    at here\n    at node_modules/runner.js:1:2',
          ],
        },
      ],
    },
    {
      name: `${process.cwd()}/src/typo.test.ts`,
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    },
  ],
  errors: [{ message: 'out of nowhere', stack: 'Error: out of nowhere\n    at there' }],
}

const story = (title: string, status: string, ...messages: string[]) => ({
  title,
  tests: [
    {
      projectName: '',
      status,
      results: [{ errors: messages.map((message) => ({ message })) }, { errors: [] }],
    },
  ],
})
const e2e = {
  suites: [
    {
      file: 'embed/heap.spec.ts',
      specs: [story('is small', 'expected'), story('alone', 'flaky', 'a message', 'another')],
      suites: [{ title: 'a page', specs: [story('holds nothing', 'unexpected', 'held')] }],
    },
  ],
  errors: [{ message: 'no such browser' }],
}

it('lists failed and flaky tests with errors, and errors outside tests', () => {
  expect(failures({ unit, e2e }, 9)).toEqual([
    'unit: src/late.test.ts › a slow page › ends in time',
    '    Error: late',
    '        at here',
    'unit: src/typo.test.ts',
    '    Cannot find module',
    'unit: beside tests',
    '    Error: out of nowhere',
    '        at there',
    'e2e: embed/heap.spec.ts › alone (flaky)',
    '    a message',
    '    another',
    'e2e: embed/heap.spec.ts › a page › holds nothing (unexpected)',
    '    held',
    'e2e: beside tests',
    '    no such browser',
  ])
})

it('counts the failures that it omits', () => {
  expect(failures({ e2e }, 1).at(-1)).toBe('… and 2 more')
})

it('shows the first lines of a long error', () => {
  const long = Array.from({ length: 99 }, (_, line) => `line ${line}`).join('\n')
  const report = { suites: [{ file: 'a.spec.ts', specs: [story('b', 'unexpected', long)] }] }
  const lines = failures({ e2e: report }, 1)
  expect(lines).toHaveLength(11)
  expect(lines.at(-1)).toBe('    line 9')
})

it('lists nothing when all tests passed or no report exists', () => {
  expect(failures({ unit: { testResults: unit.testResults.slice(0, 1) } }, 9)).toEqual([])
  expect(failures({ unit: undefined, e2e: undefined }, 9)).toEqual([])
})
