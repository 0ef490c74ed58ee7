import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { type Row, Skipped } from './Row'

/** Outcome of a row. */
export interface Outcome {
  readonly row: Row
  readonly result: 'passed' | 'FAILED' | 'skipped'
  readonly happened: string
  readonly seconds: number
}

/** Runs a row until it ends or reaches its limit, then cleans up. Never rejects. */
export async function runRow(row: Row, browser: () => Promise<Browser>): Promise<Outcome> {
  const startedAt = Date.now()
  const undo: (() => unknown)[] = []
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    const hung = () => reject(new Error(`hung: not done within ${row.limitSeconds} s`))
    timer = setTimeout(hung, row.limitSeconds * 1000)
  })
  const tools = {
    browser,
    after: (step: () => unknown) => undo.unshift(step),
    async folder() {
      const folder = await mkdtemp(join(tmpdir(), 'faults-'))
      undo.unshift(() => rm(folder, { recursive: true, force: true }))
      return folder
    },
  }
  const outcome = await Promise.race([row.run(tools), limit]).then(
    (happened) => ({ result: 'passed' as const, happened }),
    (error: unknown) => ({
      result: error instanceof Skipped ? ('skipped' as const) : ('FAILED' as const),
      happened: String(error instanceof Error ? error.message : error).slice(0, 600),
    }),
  )
  clearTimeout(timer)
  for (const step of undo) await Promise.resolve(step()).catch(() => {})
  return { row, ...outcome, seconds: (Date.now() - startedAt) / 1000 }
}
