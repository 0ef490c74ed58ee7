import fc from 'fast-check'
import { nestedEntries } from '../../src/server/testing/nestedEntries'
import { expect } from '../fixtures'
import { blockTest as test } from '../support/BlockPage'
import { serverModule } from '../support/servedPage'

const ENTRIES = 100
/** Mounting costs more than rendering, so each mount takes many blocks. */
const PER_MOUNT = 25

/**
 * Serialises two trees: the server's HTML as parsed, and the client's rendering of its entry. Runs
 * in the page.
 */
async function bothTrees({ html, content }: { html: string; content: object }) {
  const written = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (node.nodeType !== Node.ELEMENT_NODE) return ''
    const { localName, classList, childNodes } = node as Element
    const classes = Array.from(classList).filter((name) => /^(?:builder|siteblocks)-/.test(name))
    const inside = Array.from(childNodes, written).join('')
    return `\n<${[localName, ...classes].join(' ')}>${inside}</${localName}>`
  }
  const page = new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html')
  const { content: served } = page.querySelector('template') as HTMLTemplateElement
  const options = { apiKey: 'key', model: 'page', canTrack: false, content }
  const container = document.body.appendChild(document.createElement('div'))
  const widget = window.SiteBlocks.mount(container, options as never)
  await widget.ready
  const shown = container.shadowRoot
  const [parsed, built] = [served, shown].map((root) =>
    written(root?.querySelector('.builder-component') as Element),
  )
  widget.unmount()
  container.remove()
  return { parsed, built }
}

test('server-rendered HTML parses to the client’s tree, however blocks are nested', async ({
  host,
}) => {
  const { renderToHtml } = await serverModule()
  const entries = fc.sample(nestedEntries, { numRuns: ENTRIES, seed: 23 })
  await host.open('/blocks')
  for (let first = 0; first < ENTRIES; first += PER_MOUNT) {
    const blocks = entries.slice(first, first + PER_MOUNT).flatMap(({ data }) => data.blocks ?? [])
    const content: object = { ...entries[0], data: { ...entries[0]?.data, blocks } }
    const { html, entry } = renderToHtml(content, { apiKey: 'key', model: 'page', decide: false })
    const { parsed, built } = await host.page.evaluate(bothTrees, { html, content: entry })
    expect(parsed).toBe(built)
  }
  await host.page.goto('about:blank')
  host.takeProblems()
})
