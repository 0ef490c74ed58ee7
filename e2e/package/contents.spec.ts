import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../../tools/kit/root.mjs'
import { expect, test } from '../fixtures'

const run = promisify(execFile)

const PRINT_PROBLEMS = `import { checkPackage } from './tools/release/checkPackage.mjs'
  console.log(JSON.stringify(checkPackage().problems))`

test('the package contains exactly the files it names, with their hashes', async () => {
  const args = ['--input-type=module', '--eval', PRINT_PROBLEMS]
  const { stdout } = await run(process.execPath, args, { cwd: root })
  expect(JSON.parse(stdout)).toEqual([])
})
