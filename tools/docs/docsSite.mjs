// The documentation site: `npm run docs` serves it for editing, `npm run docs -- build` writes
// dist/docs.
//   --base <path>            path that it will be served at (/docs/)
//   --out <folder>           output folder (dist/docs)
//   --background             runs at low priority
//   --playground <address>   target of its links to the playground (/); empty for none
import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWhatIsStale } from '../kit/commands/buildWhatIsStale.mjs'
import { ensureDependencies } from '../kit/commands/ensureDependencies.mjs'
import { runCommand } from '../kit/commands/runCommand.mjs'
import { step } from '../kit/commands/step.mjs'
import { root } from '../kit/root.mjs'

const { values, positionals } = parseArgs({
  options: {
    background: { type: 'boolean' },
    base: { type: 'string' },
    out: { type: 'string' },
    playground: { type: 'string' },
  },
  allowPositionals: true,
})

/** Builds the examples that the site shows live. VitePress copies them as static files. */
async function buildFrames(base = '/docs/') {
  const main = ['--import', 'tsx', 'tools/frames/main.ts']
  const options = ['--base', base, '--out', 'node_modules/.cache/siteblocks-frames']
  await step('Building the examples', () =>
    runCommand(process.execPath, [...main, ...options], { cwd: root }),
  )
}

// Child processes inherit the priority.
if (values.background) setPriority(constants.priority.PRIORITY_LOW)

try {
  await ensureDependencies(root)
  // The home page shows a widget, and the examples import the package.
  await buildWhatIsStale(['dist/embed.js', 'dist/server.mjs'])
  await buildFrames(values.base)
  const isBuild = positionals.includes('build')
  // docs/.vitepress/config.ts reads this variable when VitePress loads it.
  process.env.DOCS_PLAYGROUND = values.playground ?? (isBuild ? '/' : 'http://localhost:4173/')
  const { build, createServer } = await import('vitepress')
  if (isBuild) {
    const outDir = values.out && resolve(values.out)
    await build('docs', { base: values.base, outDir })
  } else {
    const server = await createServer('docs')
    await server.listen()
    server.printUrls()
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
