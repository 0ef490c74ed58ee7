import { parseArgs } from 'node:util'
import { startContentHost } from './startContentHost'

const HELP = `Starts the content host.

  --port <number>   port to listen on; the next 20 are tried when it is taken (5000)
  --host <name>     address to listen on (127.0.0.1)
  --data <folder>   folder of the embedded database (.data/content-host)
  --memory          keep everything in memory instead
  --admin           serve /admin too, for the playground and for tests
  --help

DATABASE_URL=postgres://… uses a Postgres server instead of the embedded database.`

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '5000' },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string', default: '.data/content-host' },
      memory: { type: 'boolean', default: false },
      admin: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    return
  }

  const host = await startContentHost({
    port: readPort(values.port),
    hostname: values.host,
    dataFolder: values.memory ? undefined : values.data,
    databaseUrl: process.env.DATABASE_URL || undefined,
    admin: values.admin,
    onError: (error) => console.error(error),
  })
  if (host.takenPort !== undefined) console.log(`Port ${host.takenPort} is taken.`)
  console.log(`The content host listens on ${host.url}`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => host.close().then(() => process.exit(0)))
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`--port is "${text}". Give a number from 0 to 65535.`)
}
