import type { HostPage } from './HostPage'

interface ConnectPage {
  readonly head?: string
  readonly body: string
  /** Attributes of the `connect.js` tag. */
  readonly connect: string
  /** Attributes of the `embed.js` tag. */
  readonly script?: string
}

function connectPage({ head = '', body, connect, script = '' }: ConnectPage): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A page with connect.js</title>
    ${head}
    <script async src="/embed.js" ${script}></script>
    <script async src="/connect.js" ${connect}></script>
  </head>
  <body>
    ${body}
  </body>
</html>`
}

/**
 * Opens a page whose button "Next" makes the library simulated by `e2e/pages/late/NAME.js` replace
 * `#old` with `#new`.
 */
export async function openLate(host: HostPage, name: string): Promise<void> {
  host.site.answer(`/late-${name}`, {
    html: connectPage({
      connect: 'data-watch',
      script: `data-api-key="roastery-demo" data-host="${host.contentHost}"`,
      body: `<button type="button" onclick="next()">Next</button>
    <main id="main"></main>
    <script>
      const offer = (id) => '<div id="' + id + '" data-siteblocks data-model="announcement-bar"></div>'
      main.innerHTML = offer('old')
    </script>
    <script src="/late/${name}.js"></script>`,
    }),
  })
  await host.open(`/late-${name}`)
}
