import { describe, expect, it } from 'vitest'
import { commandProblems, type ProjectFiles } from './projectCommands'

const project: ProjectFiles = {
  scripts: {
    start: 'node playground/start.mjs',
    fuzz: 'node fuzz/main.mjs',
    'test:engines': 'playwright test -c e2e/engines',
  },
  exists: (path) => /^(?:src|e2e|fuzz\/main\.mjs|e2e\/engines\/playwright\.config\.ts)$/.test(path),
  sourcesBeside: (path) =>
    path.startsWith('fuzz') ? `values.minutes; content()` : `name: 'webkit'`,
  tests: `it('keeps the placeholder', …)`,
}

describe('commandProblems', () => {
  it.each([
    ['npm run fuz', 'package.json has no script "fuz"'],
    ['npm run constructor', 'package.json has no script "constructor"'],
    ['npm test', 'package.json has no script "test"'],
    ['npm run fuzz --minutes', 'needs -- before it'],
    ['npm run fuzz -- --hours 1', 'fuzz/main.mjs knows no "hours"'],
    ['npm run test:engines -- --project=opera', 'knows no "opera"'],
    ["npx vitest run -t 'keeps nothing'", "no test is 'keeps nothing'"],
    ['cd docs', 'there is no docs'],
    ['npx vitest run src/none', 'there is no src/none'],
    ['npx tsx server/main.ts', 'there is no server/main.ts'],
    ['node fuzz/main.mjs --hours 1', 'fuzz/main.mjs knows no "hours"'],
    ['node fuzz/none.mjs', 'there is no fuzz/none.mjs'],
    ['yarn start', 'no command that this check knows'],
  ])('reports %s', (line, problem) => {
    expect(commandProblems(line, project)).toEqual([expect.stringContaining(problem)])
  })
})
