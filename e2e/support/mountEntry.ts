import type { HostPage } from './HostPage'

declare global {
  interface Window {
    /** Notes of a test. */
    said?: string[]
    mounted?: ReturnType<Window['SiteBlocks']['mount']>
  }
}

/** Data of an entry, and how to mount it. */
export interface Mounting {
  readonly data: object
  readonly meta?: object
  readonly options?: object
  /** Path of the page. */
  readonly at?: string
}

/** Opens a page and mounts an entry on it. The widget is `window.mounted`. */
export async function mountEntry(
  host: HostPage,
  { data, meta = {}, options = {}, at = '/api' }: Mounting,
): Promise<void> {
  await host.open(at)
  await host.page.evaluate(
    async ({ content, more }) => {
      const settings = { apiKey: 'roastery-demo', model: 'page', canTrack: false, content, ...more }
      const widget = window.SiteBlocks.mount('#app', settings as never)
      Object.assign(window, { mounted: widget })
      await widget.ready
    },
    { content: { id: 'entry-1', meta, data }, more: options },
  )
}
