import { describe, expect, it } from 'vitest'
import { type ReleaseState, releaseProblems } from './releaseProblems.mjs'

const READY: ReleaseState = {
  version: '0.3.0',
  repository: 'git+https://forge.example/siteblocks/siteblocks.git',
  changes: '# Changes\n\n## 0.3.0 (2026-11-23)\n\nA line.\n',
  notes: ['config.json'],
  status: '',
  tags: ['v0.3.0'],
  remote: 'https://forge.example/siteblocks/siteblocks.git',
  builtAt: 2,
  changedAt: 1,
}

describe('releaseProblems', () => {
  it.each([
    READY.remote,
    'git@forge.example:siteblocks/siteblocks.git',
    'ssh://git@forge.example/siteblocks/siteblocks',
  ])('finds none in a commit that is ready, from %s', (remote) => {
    expect(releaseProblems({ ...READY, remote })).toEqual([])
  })

  it.each<[Partial<ReleaseState>, string]>([
    [{ status: ' M README.md\n' }, 'not committed'],
    [{ tags: [] }, 'git tag -s v0.3.0'],
    [{ tags: ['v0.3.1'] }, 'git tag -s v0.3.0'],
    [{ builtAt: 0 }, 'npm run build'],
    [{ changes: '## 0.3.0\n' }, '## 0.3.0 (YYYY-MM-DD)'],
    [{ changes: '## 0.3.00 (2026-11-23)\n' }, '## 0.3.0 (YYYY-MM-DD)'],
    [{ notes: ['config.json', 'late-note.md'] }, 'late-note.md'],
    [{ remote: undefined }, 'from nowhere'],
    [{ remote: 'https://forge.example/somebody/siteblocks.git' }, 'somebody'],
  ])('refuses %j', (change, words) => {
    expect(releaseProblems({ ...READY, ...change })).toEqual([expect.stringContaining(words)])
  })
})
