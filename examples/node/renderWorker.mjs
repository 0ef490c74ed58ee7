import { parentPort } from 'node:worker_threads'
import { renderToHtml } from 'siteblocks/server'

parentPort.on('message', ({ entry, options }) => {
  try {
    parentPort.postMessage({ rendered: renderToHtml(entry, options) })
  } catch (error) {
    parentPort.postMessage({ message: String(error) })
  }
})
