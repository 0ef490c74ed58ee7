import { Worker } from 'node:worker_threads'

/** A server that spends this long on a page serves no other request meanwhile. */
const HANGS_AFTER_MS = 30_000

/**
 * Has `renderToHtml` render cases in a thread of its own, so that one that never ends can be ended.
 *
 * @param {object} given
 * @param {number} given.firstSeed
 * @param {number} given.ms - How long.
 * @param {number} given.most - How many cases at most.
 * @param {object} given.corpus
 * @param {string} [given.module] - Module that exports `renderToHtml`.
 * @param {number} [given.hangsAfterMs]
 */
export async function fuzzServer({
  firstSeed,
  ms,
  most,
  corpus,
  module = new URL('../../dist/server.mjs', import.meta.url).href,
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
      // Out of memory, say.
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
