import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../kit/browsers/findChromium.mjs'
import { FLAGS } from './browser.mjs'
import { cpuSpent, readRenderers } from './cpu.mjs'
import { connectDevtools } from './devtools.mjs'

const SLOW_MS = 90_000
/** Visits that stall are made again: about one in three hundred never paints, whoever renders. */
const MOST_STALLED = 3
let stalled = 0

/** Browsers have their own process groups, which would outlive this process. */
const open = new Set()
process.once('exit', () => open.forEach(kill))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/**
 * Runs one visit in a new browser, without an inspector unless `devtools` needs one. The page
 * reports its progress by requests (marks); at each, CPU time is read before the page continues.
 *
 * @param server - Result of {@link import('./server.mjs').startServer}.
 * @param {string} path - Path of the page, with parameters.
 * @param {{ devtools?: Record<string, (devtools: object) => Promise<unknown>> }} [options] -
 *   `devtools` has actions with an inspector by mark.
 * @returns Data that the page sent with each mark, and `cpu(from, to)` for the CPU time between
 *   two marks.
 */
export async function visit(server, path, options = {}) {
  try {
    return await visitOnce(server, path, options)
  } catch (error) {
    if (!error.isStalled || ++stalled > MOST_STALLED) throw error
    console.warn(`${error.message}It is made again.`)
    return visit(server, path, options)
  }
}

async function visitOnce(server, path, { devtools }) {
  await server.machine.rest()
  const folder = await mkdtemp(join(tmpdir(), 'bench-profile-'))
  const browser = await start(`${server.origin}${path}`, folder, devtools)
  const exited = once(browser, 'exit')
  const connection = browser.stdio[3] && connectDevtools(browser.stdio)
  const readings = {}
  const sent = {}
  const errors = []
  let timer
  try {
    await new Promise((resolve, reject) => {
      const fail = (what, isStalled = false) => {
        const reached = Object.keys(sent).join(', ') || 'nothing'
        const text = `${path} ${what} It reached ${reached}. ${errors.join(' ')}`
        reject(Object.assign(new Error(text), { isStalled }))
      }
      timer = setTimeout(fail, SLOW_MS, `took more than ${SLOW_MS} ms.`, true)
      exited.then(() => fail('ended with its browser.'))
      server.onMark(async (name, body) => {
        if (name === 'error') return errors.push(body.message)
        if (name === 'failed') return fail(`failed: ${body.message}`)
        readings[name] = await readRenderers(browser.pid)
        sent[name] = { ...body, ...(await devtools?.[name]?.(connection).catch(reject)) }
        if (name === 'done') resolve()
      })
    })
  } finally {
    clearTimeout(timer)
    kill(browser.pid)
    await exited
    open.delete(browser.pid)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { sent, errors, cpu: (from, to) => cpuSpent(readings[from], readings[to]) }
}

async function start(address, folder, isInspected) {
  const flags = [...FLAGS, `--user-data-dir=${folder}`]
  const stdio = ['ignore', 'ignore', 'ignore']
  if (isInspected) {
    flags.push('--remote-debugging-pipe')
    stdio.push('pipe', 'pipe')
  }
  const browser = spawn(await findChromium(), [...flags, address], { detached: true, stdio })
  open.add(browser.pid)
  return browser
}

function kill(group) {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // The browser has already exited.
  }
}
