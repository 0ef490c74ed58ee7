import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'

/** What {@link examplesRoute} works with. */
export interface ExamplesParts {
  readonly contentHost: string
  /** Folder of the examples, which guides link to as they are. */
  readonly examplesFolder: string
  readonly apiKey: string
}

/** The examples of the guides, below `/examples/`, which run here as they do on a site that has filled in its own addresses and key. */
export function examplesRoute(parts: ExamplesParts): Hono {
  return new Hono()
    .get('/examples', (context) => context.redirect('/examples/'))
    .get('/examples/', async (context) => {
      const names = (await readdir(parts.examplesFolder)).filter((name) => name.endsWith('.html'))
      const items = names.sort().map((name) => `<li><a href="${name}">${name}</a></li>`)
      return context.html(
        `<!doctype html><html lang="en"><title>Examples</title><h1>Examples</h1><ul>${items.join('')}</ul></html>`,
      )
    })
    .get('/examples/:name{[a-z-]+\\.html}', async (context) => {
      const file = join(parts.examplesFolder, context.req.param('name'))
      const html = await readFile(file, 'utf8').catch(() => null)
      return html === null ? context.notFound() : context.html(fillExample(html, parts))
    })
}

/** An example with addresses and a key that there are, in the place of those that the guides use. */
export function fillExample(
  html: string,
  { contentHost, apiKey }: Pick<ExamplesParts, 'contentHost' | 'apiKey'>,
): string {
  return html
    .replace(/https:\/\/cdn\.example\.com\//g, '/')
    .replace(/https:\/\/content\.example\.com/g, contentHost)
    .replace(/YOUR_KEY/g, apiKey)
}
