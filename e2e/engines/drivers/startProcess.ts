import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** A process and those that it starts. */
export interface Started {
  /** The first match in what it has said, or says. Rejects when it ends without. */
  said(pattern: RegExp): Promise<string>
  stop(): Promise<void>
}

const running = new Set<ChildProcess>()

process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL')
})

/**
 * Starts a command in a process group and, as its home, a folder of its own, which goes with it.
 */
export function startProcess(
  command: string,
  args: (home: string) => readonly string[],
  env: NodeJS.ProcessEnv = {},
): Started {
  const home = mkdtempSync(join(tmpdir(), 'siteblocks-engine-'))
  const child = spawn(command, args(home), {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, HOME: home },
  })
  running.add(child)
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr] as Readable[]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      for (const listener of listeners) listener()
    })
  }
  const ended = once(child, 'exit').catch((error: unknown) => {
    output += String(error)
  })
  return {
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const [, found] = pattern.exec(output) ?? []
          if (found === undefined) return
          listeners.delete(look)
          resolve(found)
        }
        listeners.add(look)
        look()
        void ended.then(() => reject(new Error(`${command} ended:\n${output}`)))
      }),
    async stop() {
      signal(child, 'SIGTERM')
      const late = setTimeout(() => signal(child, 'SIGKILL'), 5_000)
      await ended
      clearTimeout(late)
      running.delete(child)
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** To all of its group: a driver leaves its browser behind otherwise. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, name)
  } catch {
    // It has ended.
  }
}
