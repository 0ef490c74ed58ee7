import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { contentType, type RunningServer, startHttpServer } from './startHttpServer'

/** Serves the files of a folder below `base` as a plain static server. */
export async function serveFolder(
  folder: string,
  base: string,
): Promise<RunningServer & { readonly missing: readonly string[] }> {
  const missing: string[] = []
  const { url, close } = await startHttpServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const inFolder = pathname.startsWith(base) ? pathname.slice(base.length) || 'index.html' : ''
    const file = join(folder, inFolder)
    if (!/^(?:[\w-]+\/)*[\w.-]+\.\w+$/.test(inFolder) || !existsSync(file)) {
      missing.push(pathname)
      response.writeHead(404).end()
      return
    }
    response.setHeader('content-type', contentType(file))
    createReadStream(file).pipe(response)
  })
  return { url: url + base, missing, close }
}
