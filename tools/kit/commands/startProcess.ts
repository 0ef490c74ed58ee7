import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** A process and its children. */
export interface Started {
  /**
   * Resolves with the first group of the first match in the output, past or future. Rejects when
   * the process ends without one.
   */
  said(pattern: RegExp): Promise<string>
  stop(): Promise<void>
}

const running = new Set<ChildProcess>()

process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL')
})

/**
 * Starts a command in its own process group, with a temporary home folder that is removed at the
 * end.
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
      // Services of the desktop outlive the browser and hold mounts in its home folder.
      await rm(home, { recursive: true, force: true, maxRetries: 5 }).catch(() => {})
    },
  }
}

/** Signals the whole group: otherwise a driver leaves its browser behind. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, name)
  } catch {
    // The process has already ended.
  }
}
