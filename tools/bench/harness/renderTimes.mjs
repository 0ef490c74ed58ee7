// Renders a page as an entrant's server does, again and again, in a process of its own, and prints
// what that takes and yields:  node tools/bench/harness/renderTimes.mjs gen1 blocks-500
import { gzipSync } from 'node:zlib'
import { PAGES } from '../content/pages.mjs'
import { RENDERERS } from '../entrants/renderers.mjs'

/** Until V8 has compiled what is called often: CPU time of each entrant falls until some 150. */
const WARM_UPS = 200
const RENDERS = 60

const [entrant, page] = process.argv.slice(2)
const render = await RENDERERS[entrant]()
const { entry, data } = PAGES[page]
// As a response of the content host: nothing is known of its objects.
const text = JSON.stringify(entry)
const renderOnce = () => Buffer.from(render({ entry: JSON.parse(text), data }))

for (let n = 0; n < WARM_UPS; n++) renderOnce()
const before = process.cpuUsage()
for (let n = 0; n < RENDERS; n++) renderOnce()
const { user, system } = process.cpuUsage(before)

const html = renderOnce()
console.log(
  JSON.stringify({
    cpu: (user + system) / 1000 / RENDERS,
    bytes: html.length,
    gzip: gzipSync(html).length,
    texts: new Set(html.toString().match(/T\d+\./g)).size,
  }),
)
