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
 * Loads the server renderer from the folder of the built files.
 *
 * @throws 404 with build instructions when it is missing.
 */
export async function loadServerModule(distFolder: string): Promise<ServerModule> {
  const file = join(distFolder, 'server.mjs')
  try {
    return await import(pathToFileURL(file).href)
  } catch {
    throw notBuilt(file)
  }
}

/** Error for a missing file that names the command that builds it. */
export function notBuilt(file: string): HTTPException {
  return new HTTPException(404, {
    message: `${file} has not been built. Run "npm run build" and reload.`,
  })
}
