// Checks the subjects of the commits since the last release, in a clone that reaches back to it.
import { spawnSync } from 'node:child_process'

const RELEASE = '^build(release): .*version [0-9]'
const { stdout } = spawnSync('git', ['log', '-1', '--format=%H', '--grep', RELEASE], {
  encoding: 'utf8',
})
if (stdout?.trim()) {
  const commitlint = [
    'node_modules/@commitlint/cli/cli.js',
    '--config',
    'tools/lint/commitlint.config.mjs',
  ]
  const { status } = spawnSync(process.execPath, [...commitlint, '--from', stdout.trim()], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} else {
  console.log('Commit subjects were not checked: no release is in the history of this clone.')
}
