import type { DemoPage } from './demoPages'
import { escapeHtml } from './pageHtml'

/** Skips icons and other small pictures, which say nothing about a page. */
const PICTURE = /images\/(?!mark|icon|bag|award|portrait|pattern)[\w-]+\.svg/

/** Writes the index page, styled like the demo. */
export function indexHtml(pages: readonly DemoPage[], version: string): string {
  const whole = pages.filter(({ path }) => path !== undefined)
  const parts = pages.filter(({ path }) => path === undefined)
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Heron Lock, a SiteBlocks demo</title>
    <link rel="icon" href="images/mark.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="index.css" />
  </head>
  <body>
    <header>
      <img class="hero" src="images/hero.svg" alt="" width="560" height="420" />
      <p class="brand"><img src="images/mark-light.svg" alt="" width="44" height="44" />Heron Lock</p>
      <h1>Every page here is rendered by one script.</h1>
      <p class="lead">The sample site of SiteBlocks ${escapeHtml(version)}, with its content baked in: plain files, no content host.</p>
    </header>
    <main>
      <h2>Pages</h2>
      <ul class="cards">
${whole.map((page) => card(page, pictureOf(page))).join('\n')}
      </ul>
      <h2>Parts of pages</h2>
      <ul class="cards">
${parts.map((page) => card(page, undefined)).join('\n')}
      </ul>
    </main>
  </body>
</html>
`
}

/** The first picture on a page. */
function pictureOf({ seed }: DemoPage): string {
  return PICTURE.exec(JSON.stringify(seed.entry))?.[0] ?? 'images/barge.svg'
}

function card({ file, name, description, seed }: DemoPage, picture: string | undefined): string {
  const image = picture
    ? `<img src="${picture}" alt="" loading="lazy" width="400" height="240" />`
    : ''
  const words = description || `An entry of the model “${seed.model}”.`
  return `        <li><a href="${escapeHtml(file)}">${image}<strong>${escapeHtml(name)}</strong><span>${escapeHtml(words)}</span></a></li>`
}
