import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * What a server does with an entry, by entrant: each returns the HTML that it sends.
 *
 * @type {Record<string, () => Promise<(content: { entry: object, data?: object, host?: string }) =>
 *   string>>}
 */
export const RENDERERS = {
  async siteblocks() {
    const { renderToHtml } = await import('../../../dist/server.mjs')
    return ({ entry, ...options }) =>
      renderToHtml(entry, { apiKey: 'bench', model: entry.id, canTrack: true, ...options }).html
  },
  async gen1() {
    const { BuilderComponent, builder } = require('@builder.io/react')
    require('@builder.io/widgets')
    builder.init('bench')
    const render = renderer()
    return ({ entry, data }) => render(BuilderComponent, { model: entry.id, content: entry, data })
  },
  async gen2() {
    const { Content } = await import('@builder.io/sdk-react')
    const render = renderer()
    return ({ entry, data }) =>
      render(Content, { apiKey: 'bench', model: entry.id, content: entry, data })
  },
}

function renderer() {
  const { createElement } = require('react')
  const { renderToString } = require('react-dom/server')
  return (component, props) => renderToString(createElement(component, props))
}
