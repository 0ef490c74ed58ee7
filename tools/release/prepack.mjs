// Runs before npm packs or publishes: without a current `dist`, the package would be empty.
import { ensureDependencies } from '../kit/commands/ensureDependencies.mjs'
import { runCommand } from '../kit/commands/runCommand.mjs'
import { root } from '../kit/root.mjs'

process.chdir(root)
// Standard output belongs to `npm pack --json`.
console.log = console.error

try {
  await ensureDependencies(root)
  console.log('  Building the package …')
  await runCommand('npm', ['run', 'build'], { cwd: root, shell: process.platform === 'win32' })
  const { checkPackage } = await import('./checkPackage.mjs')
  const { problems } = checkPackage()
  if (problems.length > 0) throw new Error(problems.join('\n'))
} catch (error) {
  console.error(`${error.message}\n\nThe package was not packed. Mend this and run it again.`)
  process.exitCode = 1
}
