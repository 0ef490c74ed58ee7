import { Worker } from 'node:worker_threads'

/** A server that takes this long for a page is blocked for all other requests. */
const HANGS_AFTER_MS = 30_000

/**
 * Runs cases through `renderToHtml` in a worker thread, so that an endless one can be terminated.
 *
 * @param {object} given
 * @param {number} given.firstSeed
 * @param {number} given.ms - Duration of the run.
 * @param {number} given.most - Maximum number of cases.
 * @param {object} given.corpus
 * @param {string} [given.module] - Module that exports `renderToHtml`.
 * @param {number} [given.hangsAfterMs]
 */
export async function fuzzServer({
  firstSeed,
  ms,
  most,
  corpus,
  module = new URL('../../../dist/server.mjs', import.meta.url).href,
  hangsAfterMs = HANGS_AFTER_MS,
}) {
  const began = Date.now()
  const outcomes = new Set()
  const failures = []
  let longest = 0
  let next = firstSeed
  const left = () => Math.min(began + ms - Date.now(), most - (next - firstSeed))
  while (left() > 0) {
    await new Promise((resolve) => {
      const worker = new Worker(new URL('serverWorker.mjs', import.meta.url), {
        workerData: { corpus, firstSeed: next, module },
      })
      const fail = (text) => failures.push({ seed: next, kind: text, text })
      const end = () => {
        clearTimeout(timer)
        worker.removeAllListeners()
        worker.terminate().then(resolve)
      }
      const hang = () => {
        fail(`it took more than ${hangsAfterMs / 1_000} s`)
        next++
        end()
      }
      let timer = setTimeout(hang, hangsAfterMs)
      worker.on('message', ({ seed, ms: took, outcome, failure }) => {
        clearTimeout(timer)
        timer = setTimeout(hang, hangsAfterMs)
        longest = Math.max(longest, took)
        outcomes.add(outcome)
        if (failure) fail(failure)
        next = seed + 1
        if (left() <= 0) end()
      })
      // The worker may run out of memory.
      worker.on('error', ({ message }) => {
        fail(message)
        next++
        end()
      })
    })
  }
  return {
    target: 'server',
    cases: next - firstSeed,
    seconds: (Date.now() - began) / 1_000,
    longest,
    outcomes: outcomes.size,
    failures,
  }
}
