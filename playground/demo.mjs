import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureDependencies } from '../.ci/ensureDependencies.mjs'
import { buildWhatIsStale } from './start/buildWhatIsStale.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

try {
  await ensureDependencies(root)
  await buildWhatIsStale(root, ['dist/embed.js'])
} catch (error) {
  console.error(`\n${error.message}\n\nMend this and run "npm run demo:static" again.`)
  process.exit(1)
}

const writer = spawn(process.execPath, ['--import', 'tsx', 'playground/demo/main.ts'], {
  cwd: root,
  stdio: 'inherit',
})
writer.on('exit', (code) => process.exit(code ?? 1))
