import type { HostPage } from './HostPage'
import { htmlPage } from './htmlPage'

/**
 * Opens a page whose button "Next" makes the library simulated by `e2e/pages/late/NAME.js` replace
 * `#old` with `#new`.
 */
export async function openLate(host: HostPage, name: string): Promise<void> {
  const attributes = `data-api-key="roastery-demo" data-host="${host.contentHost}"`
  host.site.answer(`/late-${name}`, {
    html: htmlPage(`<title>A page with connect.js</title>
      <script async src="/embed.js" ${attributes}></script>
      <script async src="/connect.js" data-watch></script>
      <button type="button" onclick="next()">Next</button>
      <main id="main"></main>
      <script>
        const offer = (id) => '<div id="' + id + '" data-siteblocks data-model="announcement-bar"></div>'
        main.innerHTML = offer('old')
      </script>
      <script src="/late/${name}.js"></script>`),
  })
  await host.open(`/late-${name}`)
}
