import type { HostPage } from '../fixtures'

interface ConnectPage {
  readonly head?: string
  readonly body: string
  /** Attributes of the tag of `connect.js`. */
  readonly connect: string
  /** Attributes of the tag of `embed.js`. */
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

/** Opens a page whose button "Next" has what `e2e/pages/late/NAME.js` plays replace `#old` by `#new`. */
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

/** Opens a page whose consent manager is played by `e2e/pages/consent/NAME.js`. */
export async function openConsent(
  host: HostPage,
  name: string,
  manager: string = name,
): Promise<void> {
  host.site.answer(`/consent-${name}`, {
    html: connectPage({
      head: `<script src="/consent/${name}.js"></script>`,
      connect: `data-consent="${manager}"`,
      body: `<site-blocks api-key="roastery-demo" model="announcement-bar" host="${host.contentHost}" can-track="false"></site-blocks>
    <button type="button" onclick="choose(true)">Accept</button>
    <button type="button" onclick="choose(false)">Refuse</button>`,
    }),
  })
  await host.open(`/consent-${name}`)
}
