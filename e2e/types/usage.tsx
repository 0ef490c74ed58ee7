// Compiled against the declarations in `dist`, like a typed site's own code.
import type { ReactElement } from 'react'
import { type BlockDefinition, createClient } from 'siteblocks'
import { type EntryRequest, fetchEntry } from 'siteblocks/client'
import type { MountOptions, Widget } from 'siteblocks/global'
import 'siteblocks/jsx'
import { SiteBlocks as Content } from 'siteblocks/react'
import { Cookies } from 'siteblocks/server'

export const options: MountOptions = { apiKey: 'key', model: 'page', loading: 'lazy' }

export async function show(): Promise<string | undefined> {
  const widget: Widget = window.SiteBlocks.mount('#offer', options)
  widget.on('variation', ({ entryId, name }) => alert(entryId + name?.length))
  SiteBlocks.setConsent(true)
  SiteBlocks.q.push(['track', 'signup'], (siteBlocks) => siteBlocks.track('signup'))
  ;(window.SiteBlocks ||= { q: [] }).q.push((SiteBlocks) => {
    SiteBlocks.mount('#offer', options).on('ready', ({ entry }) => alert(entry.name))
  })
  const entry = await createClient({ apiKey: 'key' }).get('page')
  return entry?.name ?? (await widget.ready)?.id
}

const request: EntryRequest = { apiKey: 'key', model: 'page', url: '/about' }
export const title = fetchEntry(request).then((entry) => entry?.name)

export const clock: BlockDefinition<{ zone: string }> = {
  name: 'Clock',
  component: ({ options: { zone } }) => <time>{zone.toUpperCase()}</time>,
}
SiteBlocks.register('Clock', clock)
SiteBlocks.register('Rating', { element: 'shop-rating' })
SiteBlocks.register('Hours', {
  mount(element) {
    element.textContent = 'Open'
  },
})
SiteBlocks.registerAction('add', (sku: string) => alert(sku))

export function Page(): ReactElement {
  return (
    <site-blocks
      api-key="key"
      model="page"
      responsive-to="container"
      can-track="false"
      reload-on-route={false}
      ref={(element) => {
        if (element) element.data = { plan: 'pro' }
      }}
      min-height={480}
      class="offer"
    >
      <h1>Spring sale</h1>
    </site-blocks>
  )
}

export const cookies = Cookies

export const component = (
  <Content apiKey="key" model="page" canTrack={false} data={{ plan: 'pro' }} onReady={() => {}}>
    <h1>Spring sale</h1>
  </Content>
)

export const analytics: MountOptions = {
  ...options,
  analytics: ['gtag', ({ type, entry }) => alert(type + entry?.name)],
}

// @ts-expect-error: the model is missing.
export const incomplete: MountOptions = { apiKey: 'key' }

// @ts-expect-error: unknown value of `loading`.
export const late: MountOptions = { ...options, loading: 'late' }

// @ts-expect-error: attributes take objects as JSON.
export const wrong = <site-blocks api-key="key" model="page" user-attributes={{ plan: 'pro' }} />

// @ts-expect-error: React would leave the attribute out, and visitors would be remembered.
export const tracked = <site-blocks api-key="key" model="page" can-track={false} />

export function setProperties(): void {
  const element = document.querySelector('site-blocks')
  if (!element) return
  element.userAttributes = { plan: 'pro' }
  element.onReady = ({ entry }) => alert(entry.name)
  element.widget?.reload()
  // @ts-expect-error: the limit is a number.
  element.limit = 'ten'
}

SiteBlocks.mount('#offer', options).on('submit-success', ({ response }) => response.json())

export function listen(root: ShadowRoot): void {
  document.addEventListener('siteblocks:ready', ({ detail }) => alert(detail.entry.name))
  addEventListener('siteblocks:change', ({ detail: { block, index } }) =>
    alert(`${block.id} ${index}`),
  )
  document.body.addEventListener('siteblocks:submit-success', ({ detail }) =>
    detail.response.text(),
  )
  root.addEventListener('builder:carousel:change', ({ detail }) =>
    detail.carousel.goTo(detail.slide),
  )
  // @ts-expect-error: a body is a text or FormData.
  document.addEventListener('siteblocks:submit', ({ detail }) => detail.body.question)
}

// @ts-expect-error: unknown event.
window.SiteBlocks.mount('#offer', options).on('loaded', () => {})

/** A block whose key in the options is its name. */
export const withBlock: MountOptions = {
  ...options,
  blocks: { Clock: { component: () => <time>noon</time> } },
}

/** Props that are not known yet, as in many apps. */
export function Offer({ locale, id }: { locale?: string; id?: string }): ReactElement {
  return <Content apiKey="key" model="page" locale={locale} id={id} components={undefined} />
}
