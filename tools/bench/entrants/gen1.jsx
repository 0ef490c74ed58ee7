import { Builder, BuilderComponent, builder } from '@builder.io/react'
import '@builder.io/widgets'
import { createRoot, hydrateRoot } from 'react-dom/client'

let root
let render

function begin() {
  Builder.overrideHost = window.location.origin
  builder.init('bench')
}

window.entrant = {
  mount(container, { model, data: first }) {
    begin()
    root = createRoot(container)
    render = (data) => root.render(<BuilderComponent model={model} data={data} />)
    render(first)
  },
  hydrate(container, { model, data, content }) {
    begin()
    hydrateRoot(container, <BuilderComponent model={model} content={content} data={data} />)
  },
  update(data) {
    render(data)
  },
  unmount() {
    root.unmount()
  },
}
