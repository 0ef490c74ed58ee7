import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'

/** Dependencies of {@link examplesRoute}. */
export interface ExamplesDependencies {
  readonly contentHost: string
  /** Folder of the examples that the guides link to. */
  readonly examplesFolder: string
  readonly apiKey: string
}

/** Serves the guides' examples below `/examples/`, with real addresses and a real key filled in. */
export function examplesRoute(parts: ExamplesDependencies): Hono {
  return new Hono()
    .get('/examples', (context) => context.redirect('/examples/'))
    .get('/examples/', async (context) => {
      const names = (await readdir(parts.examplesFolder)).filter((name) => name.endsWith('.html'))
      const items = names.sort().map(async (name) => {
        const html = await readFile(join(parts.examplesFolder, name), 'utf8')
        const title = /<title>([^<]*)/.exec(html)?.[1] ?? name
        return `<li><a href="${name}">${title}</a> <code>${name}</code></li>`
      })
      return context.html(indexHtml((await Promise.all(items)).join('\n')))
    })
    .get('/examples/:name{[a-z-]+\\.html}', async (context) => {
      const file = join(parts.examplesFolder, context.req.param('name'))
      const html = await readFile(file, 'utf8').catch(() => null)
      return html === null ? context.notFound() : context.html(fillExample(html, parts))
    })
}

/** Index of all examples, styled like the playground. */
const indexHtml = (items: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Examples of SiteBlocks</title>
    <link rel="icon" href="data:," />
    <style>
      body { max-width: 640px; margin: 0 auto; padding: 32px 16px; font: 15px / 24px system-ui, sans-serif;
        background: light-dark(#f0f2f1, #171a18); color: light-dark(#202623, #e6eae8) }
      a { color: light-dark(#006b45, #5fd39f); font-weight: 500 }
      h1 { font-size: 20px; line-height: 28px }
      ul { padding: 0; list-style: none; border-top: 1px solid light-dark(#d3d7d5, #2c312e) }
      li { display: flex; gap: 16px; justify-content: space-between; flex-wrap: wrap; padding: 12px 0;
        border-bottom: 1px solid light-dark(#d3d7d5, #2c312e) }
    </style>
  </head>
  <body>
    <main>
      <p><a href="/">SiteBlocks</a></p>
      <h1>Examples</h1>
      <p>Pages that the <a href="/docs/">guides</a> explain. They run here with the content of the playground.</p>
      <ul>
${items}
      </ul>
    </main>
  </body>
</html>
`

/** Fills the playground's addresses and key into an example. */
export function fillExample(
  html: string,
  { contentHost, apiKey }: Pick<ExamplesDependencies, 'contentHost' | 'apiKey'>,
): string {
  return html
    .replace(/https:\/\/cdn\.example\.com\//g, '/')
    .replace(/https:\/\/content\.example\.com/g, contentHost)
    .replace(/YOUR_KEY/g, apiKey)
}
