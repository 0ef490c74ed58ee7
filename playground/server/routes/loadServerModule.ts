import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { HTTPException } from 'hono/http-exception'

/** The part of `siteblocks/server` that is used here. */
export interface ServerModule {
  renderToHtml(
    entry: unknown,
    options: object,
  ): { readonly html: string; readonly setCookies: readonly string[] }
}

/**
 * Loads what renders entries on a server from the folder of the built files.
 *
 * @throws 404 that says how to build it.
 */
export async function loadServerModule(distFolder: string): Promise<ServerModule> {
  const file = join(distFolder, 'server.mjs')
  try {
    return await import(pathToFileURL(file).href)
  } catch {
    throw notBuilt(file)
  }
}

/** Says that a file is missing, and what makes it. */
export function notBuilt(file: string): HTTPException {
  return new HTTPException(404, {
    message: `${file} has not been built. Run "npm run build" and reload.`,
  })
}
