import { execFile, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../root.mjs'
import { freePort } from '../servers/freePort'
import { waitFor } from '../servers/waitFor'

const run = promisify(execFile)

/** A copy of an example in a temporary folder. */
export interface InstalledExample {
  readonly folder: string
  /** Runs a command in the folder and returns its output. Rejects with the output if it fails. */
  run(command: string, ...args: string[]): Promise<string>
  /** Starts a server script of its package.json. */
  start(script: string): Promise<RunningExample>
  remove(): Promise<void>
}

/** A running example. */
export interface RunningExample {
  readonly url: string
  /** Rejects if the server has exited. */
  assertRunning(): Promise<void>
  close(): Promise<void>
}

/** Options of installing an example. */
export interface ExampleOptions {
  readonly contentHost: string
  /** Packages in versions that differ from package.json, as in `react@18`. */
  readonly packages?: readonly string[] | undefined
}

let packed: Promise<string> | undefined

/** Packs the package as npm would publish it, from the current `dist`. Returns its file. */
export function pack(): Promise<string> {
  packed ??= (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'siteblocks-pack-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    const options = ['--silent', '--ignore-scripts', '--pack-destination', folder]
    const shell = process.platform === 'win32'
    const { stdout } = await run('npm', ['pack', ...options], { cwd: root, shell })
    return join(folder, stdout.trim())
  })()
  return packed
}

/** Installs a copy of `examples/NAME` with the package as npm would publish it. */
export async function installExample(
  name: string,
  { contentHost, packages = [] }: ExampleOptions,
): Promise<InstalledExample> {
  const folder = await mkdtemp(join(tmpdir(), `siteblocks-${name}-`))
  const env = {
    ...process.env,
    // Vite sets this variable to `production`, which would make npm skip the example's dev
    // dependencies.
    NODE_ENV: undefined,
    FORCE_COLOR: '0',
    CONTENT_HOST: contentHost,
    VITE_CONTENT_HOST: contentHost,
    NEXT_TELEMETRY_DISABLED: '1',
    // Otherwise Next 15 queries the registry, without a timeout, for compilers of other systems
    // that the lockfile lacks.
    NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
  }
  await cp(join(root, 'examples', name), folder, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  await cp(join(root, '.npmrc'), join(folder, '.npmrc'))
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--no-progress']
  await runIn('npm', 'install', ...flags, await pack(), ...packages)

  async function runIn(command: string, ...args: string[]): Promise<string> {
    const running = run(command, args, { cwd: folder, env, maxBuffer: 16_000_000 })
    // Some tools wait for the end of their input before exiting.
    running.child.stdin?.end()
    try {
      return (await running).stdout
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
      throw new Error(`${command} ${args.join(' ')} failed in ${name}:\n${stdout}${stderr}`)
    }
  }

  async function start(script: string): Promise<RunningExample> {
    const port = await freePort()
    const server = spawn('npm', ['run', script, '--', '--port', `${port}`], {
      cwd: folder,
      env: { ...env, PORT: `${port}` },
      stdio: 'ignore',
      // Starts a process group, since npm does not forward signals to its children.
      detached: true,
    })
    const ended = new Promise((resolve) => server.once('exit', resolve))
    const url = `http://localhost:${port}`
    await waitFor(`${name} answers`, () => isUp(url), 60_000)
    return {
      url,
      async assertRunning() {
        if (server.exitCode !== null) throw new Error(`${name} ended with ${server.exitCode}`)
      },
      async close() {
        if (server.exitCode === null && server.pid) process.kill(-server.pid)
        await ended
      },
    }
  }

  return {
    folder,
    run: runIn,
    start,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ status }) => status > 0,
    () => false,
  )
}
