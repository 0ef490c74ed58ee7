/** `type(area): imperative`, one change, as CONTRIBUTING says. */
export default {
  parserPreset: {
    parserOpts: {
      headerPattern: /^(\w+)\(([a-z0-9][a-z0-9,. /-]*)\)!?: (.+)$/,
      headerCorrespondence: ['type', 'scope', 'subject'],
    },
  },
  // GitHub merges a pull request for its checks; that subject never reaches main.
  defaultIgnores: false,
  ignores: [(message) => /^Merge [0-9a-f]{40} into [0-9a-f]{40}\s*$/.test(message)],
  rules: {
    'type-empty': [2, 'never'],
    'type-enum': [
      2,
      'always',
      ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'ci', 'style', 'revert'],
    ],
    'subject-case': [2, 'never', ['sentence-case', 'start-case', 'pascal-case', 'upper-case']],
    'subject-full-stop': [2, 'never', '.'],
    'header-max-length': [2, 'always', 72],
  },
}
