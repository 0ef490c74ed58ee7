import { Content, fetchOneEntry } from '@builder.io/sdk-react'
import { createRoot, hydrateRoot } from 'react-dom/client'

const HOST = 'https://cdn.builder.io'
const here = (url, options) =>
  window.fetch(String(url).replace(HOST, window.location.origin), options)

let root
let render

window.entrant = {
  async mount(container, { model, data: first }) {
    const own = createRoot(container)
    root = own
    const options = { apiKey: 'bench', model }
    const content = await fetchOneEntry({ ...options, fetch: here })
    render = (data) => own.render(<Content {...options} content={content} data={data} />)
    render(first)
  },
  hydrate(container, { model, data, content }) {
    const options = { apiKey: 'bench', model }
    hydrateRoot(container, <Content {...options} content={content} data={data} />)
  },
  update(data) {
    render(data)
  },
  unmount() {
    root.unmount()
  },
}
