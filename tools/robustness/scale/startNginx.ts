import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitFor } from '../../kit/servers/waitFor'

/** A separate nginx with its own folder. */
export interface Nginx {
  readonly url: string
  stop(): Promise<void>
}

const TEMPLATE = 'playground/deploy/nginx.conf.template'

function findNginx(): string {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  const folder = folders.find((place) => existsSync(join(place, 'nginx')))
  if (folder) return join(folder, 'nginx')
  throw new Error(
    'There is no nginx. Install it (Debian: apt-get install nginx-light, macOS: brew install nginx).',
  )
}

/** Starts the cache of `playground/deploy` in front of the content host at `origin`. */
export async function startNginx(origin: string, port: number): Promise<Nginx> {
  const program = findNginx()
  const folder = await mkdtemp(join(tmpdir(), 'scale-nginx-'))
  const values: Readonly<Record<string, string>> = {
    name: '127.0.0.1',
    listen: `127.0.0.1:${port}`,
    origin: new URL(origin).host,
    folder,
  }
  const template = await readFile(TEMPLATE, 'utf8')
  const config = template.replace(/\{\{(\w+)\}\}/g, (all, name) => values[name] ?? all)
  // nginx started by root would run its workers as another user, who may not enter the folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  await writeFile(join(folder, 'nginx.conf'), user + config)
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', join(folder, 'error.log')]
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr?.on('data', (data) => {
    said += data
  })
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  const url = `http://127.0.0.1:${port}`
  await waitFor(
    'nginx answers',
    async () => {
      if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`)
      return fetch(url).then(
        () => true,
        () => false,
      )
    },
    10_000,
  )
  return {
    url,
    async stop() {
      process.off('exit', end)
      const exited = new Promise((resolve) => child.once('exit', resolve))
      end()
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
