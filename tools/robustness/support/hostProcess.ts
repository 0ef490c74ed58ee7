import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Options of a content host that runs as a separate process. */
export interface HostProcessOptions {
  /** Data folder; without it and without a `databaseUrl`, data stays in memory. */
  readonly dataFolder?: string
  readonly databaseUrl?: string
  /** @default any */
  readonly port?: number
  /** Arguments for Node itself. */
  readonly nodeArguments?: readonly string[]
}

/** A content host in a separate process. */
export interface HostProcess {
  readonly url: string
  readonly port: number
  /** Kills the process without warning. */
  kill(): Promise<void>
  stop(): Promise<void>
}

const START_LIMIT_MS = 60_000
const running = new Set<ChildProcess>()

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a content host. Rejects with its output if it does not start listening. */
export async function startHostProcess(options: HostProcessOptions = {}): Promise<HostProcess> {
  const { dataFolder, databaseUrl, port = 0, nodeArguments = [] } = options
  const where = dataFolder === undefined ? ['--memory'] : ['--data', dataFolder]
  const child = spawn(
    process.execPath,
    [
      ...[...nodeArguments, '--import', 'tsx', 'playground/server/main.ts', '--admin'],
      ...['--forms', '1000000', '--host', 'localhost', '--port', String(port), ...where],
    ],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl ?? '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output = `${output}${data}`.slice(-100_000)
    })
  }
  const exited = once(child, 'exit').then(() => running.delete(child))
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The content host does not start.')),
      START_LIMIT_MS,
    )
    child.stdout?.on('data', () => {
      const found = /listens on (\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    child.once('close', (code) => reject(new Error(`code ${code}: ${output.trim()}`)))
    child.once('spawn', () => exited.then(() => clearTimeout(timer)))
  })

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await exited
  }
  return {
    url,
    port: Number(new URL(url).port),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
