import { readdir, readFile } from 'node:fs/promises'

/**
 * Reads from the kernel how many nanoseconds each renderer thread has run so far, without attaching
 * to the browser. All processes of a browser belong to the process group of the first.
 *
 * @param {number} group - The process group of a browser.
 * @returns {Promise<Map<string, Map<string, number>>>} By process, then by thread.
 */
export async function readRenderers(group) {
  const renderers = new Map()
  for (const pid of await readdir('/proc')) {
    if (/^\d+$/.test(pid) && (await isRenderer(pid, group))) {
      renderers.set(pid, await readThreads(pid))
    }
  }
  return renderers
}

/** Processes and threads may end during the reading. */
const readText = (path) => readFile(path, 'utf8').catch(() => '')

async function isRenderer(pid, group) {
  // The name in brackets may contain spaces; the group is the third field after it.
  const fields = (await readText(`/proc/${pid}/stat`)).split(') ').at(-1).split(' ')
  if (Number(fields[2]) !== group) return false
  return (await readText(`/proc/${pid}/cmdline`)).includes('--type=renderer')
}

async function readThreads(pid) {
  const threads = new Map()
  for (const thread of await readdir(`/proc/${pid}/task`).catch(() => [])) {
    const [ran] = (await readText(`/proc/${pid}/task/${thread}/schedstat`)).split(' ')
    if (ran) threads.set(thread, Number(ran))
  }
  return threads
}

/**
 * CPU milliseconds between two readings, of the main thread and of all threads. A browser keeps
 * spare renderers, so the busiest one is the page's.
 */
export function cpuSpent(before, after) {
  const spent = [...after].map(([pid, threads]) => {
    const since = (thread) => (threads.get(thread) ?? 0) - (before.get(pid)?.get(thread) ?? 0)
    const all = [...threads.keys()].reduce((sum, thread) => sum + since(thread), 0)
    // A process and its main thread share one id.
    return { main: since(pid) / 1e6, all: all / 1e6 }
  })
  return spent.reduce((most, one) => (one.all > most.all ? one : most), { main: 0, all: 0 })
}
