import { Content, fetchOneEntry, track } from '@builder.io/sdk-react'
import { createRoot } from 'react-dom/client'

const site = { apiKey: 'beside', model: 'page', apiHost: window.location.origin }

/** Own blocks receive what the client has registered. */
const probe = (onRegistrations) => ({
  name: 'Probe',
  shouldReceiveBuilderProps: { builderContext: true },
  component({ builderContext }) {
    const { Probe: _, ...infos } = builderContext.componentInfos
    onRegistrations(Object.values(infos))
    return null
  },
})

window.client = {
  registrations: () =>
    new Promise((resolve) => {
      const blocks = [{ '@type': '@builder.io/sdk:Element', component: { name: 'Probe' } }]
      createRoot(document.createElement('div')).render(
        <Content {...site} content={{ data: { blocks } }} customComponents={[probe(resolve)]} />,
      )
    }),
  show(container, content) {
    const root = createRoot(container)
    root.render(<Content {...site} content={content} canTrack={false} />)
    return () => root.unmount()
  },
  async visit(container, { canTrack, userAttributes, content: inline }) {
    const { pathname: urlPath } = window.location
    const request = { ...site, canTrack, userAttributes: { urlPath, ...userAttributes } }
    const content = inline ?? (await fetchOneEntry(request))
    const root = createRoot(container)
    root.render(<Content {...site} content={content} canTrack={canTrack} />)
  },
  convert: (amount) => track({ ...site, type: 'conversion', canTrack: true, amount }),
}
