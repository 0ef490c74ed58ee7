import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureDependencies } from '../.ci/ensureDependencies.mjs'
import { buildWhatIsStale } from './start/buildWhatIsStale.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Ctrl-C reaches everything that runs here; before the servers run, there is nothing to close. */
const quit = () => process.exit(0)
process.on('SIGINT', quit)
process.on('SIGTERM', quit)

try {
  await ensureDependencies(root)
  await buildWhatIsStale(root)
} catch (error) {
  console.error(`\n${error.message}\n\nMend this and run "npm start" again.`)
  process.exit(1)
}

const servers = spawn(process.execPath, ['--import', 'tsx', 'playground/main.ts'], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})

let stopping = false
process.off('SIGINT', quit)
process.off('SIGTERM', quit)
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopping = true
    servers.kill('SIGTERM')
  })
}

// Without a code it ended by the signal, before it could listen for it.
servers.on('exit', (code) => process.exit(code ?? (stopping ? 0 : 1)))
