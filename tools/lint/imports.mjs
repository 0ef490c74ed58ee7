// Checks which folder imports which, and the order of the layers in each.
import { join } from 'node:path'
import { ensureDependencies } from '../kit/commands/ensureDependencies.mjs'
import { runCommand } from '../kit/commands/runCommand.mjs'
import { root } from '../kit/root.mjs'

const tool = join(root, 'tools', 'lint')
const FOLDERS = ['src', 'embed', 'playground', 'e2e', 'tools']

try {
  await ensureDependencies(tool)
  const program = join(tool, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs')
  const args = [program, '--config', join(tool, 'imports.config.mjs'), ...FOLDERS]
  console.log(await runCommand(process.execPath, args, { cwd: root }))
} catch (error) {
  console.log(error.message)
  process.exitCode = 1
}
