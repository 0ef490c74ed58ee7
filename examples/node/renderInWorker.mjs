import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const FILE = new URL('renderWorker.mjs', import.meta.url)
const resourceLimits = { maxOldGenerationSizeMb: 256 }
const MAX_MS = 2000

let worker
let last = Promise.resolve()

/**
 * Renders in a thread of its own, one entry after the other. A thread that takes too long or too
 * much memory ends, the promise is rejected, and the next entry gets a new thread.
 */
export function renderInWorker(entry, options) {
  const rendered = last.then(() => renderNext(entry, options))
  last = rendered.catch(() => {})
  return rendered
}

async function renderNext(entry, options) {
  worker ??= new Worker(FILE, { resourceLimits })
  const answer = await ask(worker, { entry, options }).catch(async (error) => {
    await worker.terminate()
    worker = undefined
    throw error
  })
  if (answer.message) throw new Error(answer.message)
  return answer.rendered
}

async function ask(asked, question) {
  asked.postMessage(question)
  const [answer] = await once(asked, 'message', { signal: AbortSignal.timeout(MAX_MS) })
  return answer
}
