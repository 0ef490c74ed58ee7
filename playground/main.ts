import { join } from 'node:path'
import { isStale } from '../tools/kit/commands/buildWhatIsStale.mjs'
import { runCommand } from '../tools/kit/commands/runCommand.mjs'
import { root } from '../tools/kit/root.mjs'
import { startPlayground } from './playgroundServer'
import { projectPreview } from './previewRoutes'
import { startContentHost } from './server/startContentHost'

const {
  PLAYGROUND_PORT = '4173',
  CONTENT_HOST_PORT = '4174',
  DATA_FOLDER = join(root, '.data/content-host'),
  DATABASE_URL,
} = process.env

const DOCUMENTATION = {
  output: 'dist/docs/index.html',
  sources: ['docs', 'examples', 'tools/frames', 'dist/embed.js', 'playground/content'],
}

main().catch((error: Error) => {
  process.stderr.write(`\n${error.message}\n`)
  process.exit(1)
})

/** Serves the playground and its content host until the process receives a signal. */
async function main(): Promise<void> {
  const stopped = untilStopped()
  // Starts the content host first, because the playground needs its port.
  const contentHost = await startContentHost({
    port: Number(CONTENT_HOST_PORT),
    hostname: 'localhost',
    dataFolder: DATA_FOLDER,
    databaseUrl: DATABASE_URL || undefined,
    admin: true,
    onError: (error) => process.stderr.write(`${String(error)}\n`),
  })
  const playground = await startPlayground({
    port: Number(PLAYGROUND_PORT),
    ...projectPreview(root, contentHost.url),
    distFolder: join(root, 'dist/playground'),
  })
  const lines = [
    `SiteBlocks ${playground.version}`,
    '',
    `Playground    ${playground.url}`,
    `Content host  ${contentHost.url}`,
    `Documentation ${playground.url}/docs/`,
    '',
    ...moved('playground', playground),
    ...moved('content host', contentHost),
    'Press Ctrl-C to stop.',
  ]
  process.stdout.write(`\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n\n`)

  // Builds in the background: until it is ready, /docs/ shows a waiting page.
  buildDocumentation().catch((error: Error) =>
    process.stderr.write(`The documentation could not be built: ${error.message}\n`),
  )
  await stopped
  await playground.close()
  await contentHost.close()
  process.exit(0)
}

/** Builds the documentation site if it is stale. Prints nothing, for the playground is in use. */
async function buildDocumentation(): Promise<void> {
  if (!(await isStale(DOCUMENTATION))) return
  const args = ['tools/docs/docsSite.mjs', 'build', '--background']
  await runCommand(process.execPath, args, { cwd: root })
}

/** Registers signal handlers first: an interrupt must not cut off the creation of a database. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => resolve())
  })
}

function moved(name: string, server: { port: number; takenPort?: number }): string[] {
  const { port, takenPort } = server
  return takenPort === undefined ? [] : [`Port ${takenPort} is taken: the ${name} uses ${port}.`]
}
