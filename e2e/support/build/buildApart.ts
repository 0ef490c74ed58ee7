import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../../../tools/kit/root.mjs'
import type { buildApp } from './buildApp'
import type { buildComponents } from './buildComponents'

const run = promisify(execFile)

interface Builders {
  readonly buildApp: typeof buildApp
  readonly buildComponents: typeof buildComponents
}

/**
 * Builds in a process of its own. Vite sets `NODE_ENV`, and React fails in the stories of that
 * worker if it differs between the import of React and that of its server renderer.
 */
export async function buildApart<Name extends keyof Builders>(
  name: Name,
  ...args: Parameters<Builders[Name]>
): Promise<Awaited<ReturnType<Builders[Name]>>> {
  const code = `import { ${name} } from './e2e/support/build/${name}.ts'
    process.stdout.write(JSON.stringify(await ${name}(...${JSON.stringify(args)})))`
  const argv = ['--import', 'tsx', '--input-type=module', '--eval', code]
  const { stdout } = await run(process.execPath, argv, { cwd: root, maxBuffer: 1e8 })
  return JSON.parse(stdout)
}
