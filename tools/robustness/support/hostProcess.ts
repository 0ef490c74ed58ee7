import { startProcess } from '../../kit/commands/startProcess'

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

// Hosts have process groups of their own, which do not hear Ctrl+C; they end when this process exits.
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => process.exit(1))

/** Starts a content host. Rejects with its output if it ends before it listens. */
export async function startHostProcess(options: HostProcessOptions = {}): Promise<HostProcess> {
  const { dataFolder, databaseUrl = '', port = 0, nodeArguments = [] } = options
  const where = dataFolder === undefined ? ['--memory'] : ['--data', dataFolder]
  const host = startProcess(
    process.execPath,
    () => [
      ...[...nodeArguments, '--import', 'tsx', 'playground/server/main.ts', '--admin'],
      ...['--forms', '1000000', '--host', 'localhost', '--port', String(port), ...where],
    ],
    { DATABASE_URL: databaseUrl },
  )
  const url = await host.said(/listens on (\S+)/)
  return {
    url,
    port: Number(new URL(url).port),
    kill: () => host.stop('SIGKILL'),
    stop: () => host.stop(),
  }
}
