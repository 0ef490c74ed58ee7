// Renders cases like a server, one seed after another, and reports each outcome.
import { parentPort, workerData } from 'node:worker_threads'
import { anyEntry } from './page/mutate.js'
import { createRandom } from './page/random.js'

const { corpus, firstSeed, module } = workerData
const { renderToHtml } = await import(module)
// Suppresses the renderer's many warnings.
console.error = console.warn = () => {}

for (let seed = firstSeed; ; seed++) {
  const random = createRandom(seed)
  const entry = anyEntry(random, corpus)
  const isolation = random.pick(['shadow', 'light'])
  const began = performance.now()
  let outcome = ''
  let failure
  try {
    const { html } = renderToHtml(entry, { apiKey: 'fuzz', model: 'page', isolation })
    outcome = `${Math.round(Math.log2(html.length))} ${html.match(/<script\b/gi)?.length ?? 0}`
  } catch (error) {
    // Invalid entries are refused.
    if (error.name === 'ContentError') outcome = 'refused'
    else failure = `thrown to the server: ${error.stack?.slice(0, 300) ?? error}`
  }
  parentPort.postMessage({ seed, ms: performance.now() - began, outcome, failure })
}
