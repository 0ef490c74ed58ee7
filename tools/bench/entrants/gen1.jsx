import { Builder, BuilderComponent, builder } from '@builder.io/react'
import '@builder.io/widgets'
import { createRoot } from 'react-dom/client'

let root
let render

window.entrant = {
  mount(container, { model, data: first }) {
    Builder.overrideHost = window.location.origin
    builder.init('bench')
    root = createRoot(container)
    render = (data) => root.render(<BuilderComponent model={model} data={data} />)
    render(first)
  },
  update(data) {
    render(data)
  },
  unmount() {
    root.unmount()
  },
}
