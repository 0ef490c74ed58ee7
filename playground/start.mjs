import { buildWhatIsStale } from '../tools/kit/commands/buildWhatIsStale.mjs'
import { ensureDependencies } from '../tools/kit/commands/ensureDependencies.mjs'
import { root } from '../tools/kit/root.mjs'

/** Ctrl-C reaches every child process; before the servers run, there is nothing to close. */
const quit = () => process.exit(0)
const SIGNALS = ['SIGINT', 'SIGTERM']
for (const signal of SIGNALS) process.on(signal, quit)

try {
  await ensureDependencies(root)
  await buildWhatIsStale()
} catch (error) {
  console.error(`\n${error.message}\n\nMend this and run "npm start" again.`)
  process.exit(1)
}

for (const signal of SIGNALS) process.off(signal, quit)
// Dependencies are certain to be installed only now.
const { register } = await import('tsx/esm/api')
register()
await import('./main.ts')
