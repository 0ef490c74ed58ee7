import { readFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findChromium } from '../../kit/browsers/findChromium.mjs'

/** Time for the previous visit's browser to exit. */
const SETTLE_MS = 150
const REST_MS = 150
/** Above these shares, other load on the machine distorts figures. */
const LIMITS = { others: 0.1, stolen: 0.01 }

/** Measures other load: how busy the processors are in pauses of the benchmark. */
export function createMachine() {
  const inPauses = { busy: 0, stolen: 0, all: 0 }
  const startedAt = readTicks()
  return {
    async rest() {
      await pause(SETTLE_MS)
      const before = await readTicks()
      await pause(REST_MS)
      const after = await readTicks()
      for (const key of Object.keys(inPauses)) inPauses[key] += after[key] - before[key]
    },
    async report() {
      const [first, last] = [await startedAt, await readTicks()]
      const others = inPauses.busy / (inPauses.all || 1)
      const stolen = (last.stolen - first.stolen) / (last.all - first.all || 1)
      const [load] = (await readFile('/proc/loadavg', 'utf8')).split(' ')
      const isBusy = others > LIMITS.others || stolen > LIMITS.stolen
      const browser = basename(await findChromium())
      return { browser, processors: cpus().length, others, stolen, load: Number(load), isBusy }
    },
  }
}

async function readTicks() {
  const [line] = (await readFile('/proc/stat', 'utf8')).split('\n')
  const [user, nice, system, idle, wait, hard, soft, stolen] = line
    .split(/\s+/)
    .slice(1)
    .map(Number)
  const busy = user + nice + system + hard + soft
  return { busy, stolen, all: busy + idle + wait + stolen }
}
