import { parseArgs } from 'node:util'
import { startContentHost } from './startContentHost'

const HELP = `Starts the content host.

  --port <number>   port to listen on; the next 20 are tried when it is taken (5000)
  --host <name>     address to listen on (127.0.0.1)
  --data <folder>   folder of the embedded database (.data/content-host)
  --memory          keep everything in memory instead
  --admin           serve /admin too, for the playground and for tests on this machine
  --origin <url>    public origin, as in https://content.example.com; without it, only names of this
                    machine are answered
  --forms <number>  forms that one client may send in a minute; each MB counts as one more (60)
  --help

DATABASE_URL=postgres://… uses a Postgres server instead of the embedded database.
DRAFT_TOKEN=… is asked of those who want drafts, overrides or another date.`

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
      origin: { type: 'string' },
      forms: { type: 'string', default: '60' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    return
  }

  const host = await startContentHost({
    port: readNumber('port', values.port, 65_535),
    hostname: values.host,
    dataFolder: values.memory ? undefined : values.data,
    databaseUrl: process.env.DATABASE_URL || undefined,
    admin: values.admin,
    origin: values.origin,
    draftToken: process.env.DRAFT_TOKEN || undefined,
    formsPerMinute: readNumber('forms', values.forms, 1_000_000),
    onError: (error) => console.error(error),
  })
  if (host.takenPort !== undefined) console.log(`Port ${host.takenPort} is taken.`)
  console.log(`The content host listens on ${host.url}`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => host.close().then(() => process.exit(0)))
  }
}

function readNumber(name: string, text: string, greatest: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 0 && number <= greatest) return number
  throw new Error(`--${name} is "${text}". Give a number from 0 to ${greatest}.`)
}
