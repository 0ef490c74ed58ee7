import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../kit/servers/freePort'

/** A temporary Postgres server. */
export interface PostgresServer {
  readonly url: string
  /** Stops the server and removes its data. */
  stop(): Promise<void>
}

const DEBIAN_FOLDER = '/usr/lib/postgresql'
const NOBODY = 65_534

/**
 * Folder of the server's programs, from `PG_BIN`, the PATH or Debian's newest version; `null` if
 * not installed.
 */
export function findPostgres(): string | null {
  const onPath = (process.env.PATH ?? '').split(':')
  const installed = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    : []
  const folders = [process.env.PG_BIN ?? '', ...onPath, ...installed]
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? null
}

/** Starts a server on the loopback interface with a temporary folder, as an unprivileged user. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findPostgres()
  if (bin === null)
    throw new Error('There is no Postgres server. Debian: apt-get install postgresql')
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  // Postgres refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if (user.uid !== undefined) chownSync(folder, NOBODY, NOBODY)
  const data = join(folder, 'data')
  const port = await freePort()

  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(bin, program), args, { ...user, stdio: 'ignore', cwd: folder })
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  const control = (...args: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      // Uses separate streams: a server that inherits ours would keep them open.
      const child = spawn(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args], {
        ...user,
        stdio: 'ignore',
        cwd: folder,
      })
      child.once('error', reject)
      child.once('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`pg_ctl ${args[0]}: code ${code}`)),
      )
    })
  await control('start', '-o', options, '-l', join(folder, 'log'))
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await control('stop', '-m', 'fast').catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
