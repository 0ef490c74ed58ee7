import { Builder, BuilderComponent, builder } from '@builder.io/react'
import '@builder.io/widgets'
import { createRoot } from 'react-dom/client'

Builder.overrideHost = window.location.origin
builder.init('beside')

window.client = {
  registrations: async () => Builder.components,
  show(container, content) {
    const root = createRoot(container)
    root.render(<BuilderComponent model="page" content={content} />)
    return () => root.unmount()
  },
  visit(container, { canTrack, userAttributes, content }) {
    builder.canTrack = canTrack
    if (userAttributes) builder.setUserAttributes(userAttributes)
    createRoot(container).render(<BuilderComponent model="page" {...(content && { content })} />)
  },
  convert: (amount) => builder.trackConversion(amount),
}
