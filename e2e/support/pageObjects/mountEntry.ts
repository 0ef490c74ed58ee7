import type { HostPage } from './HostPage'

declare global {
  interface Window {
    /** Notes of a test. */
    said?: string[]
    mounted?: ReturnType<Window['SiteBlocks']['mount']>
  }
}

/** An entry, and how to mount it. */
export interface Mounting {
  /** Data of the entry. Without it, content is fetched. */
  readonly data?: object
  readonly meta?: object
  readonly options?: object
}

/** Opens a page and mounts an entry on it. The widget is `window.mounted`. */
export async function mountEntry(
  host: HostPage,
  { at = '/api', ...mounting }: Mounting & { readonly at?: string },
): Promise<void> {
  await host.open(at)
  await mountHere(host, mounting)
}

/** Mounts an entry on `#app` of the open page. The widget is `window.mounted`. */
export async function mountHere(
  { page, contentHost }: HostPage,
  { data, meta = {}, options = {} }: Mounting,
): Promise<void> {
  await page.evaluate(
    async (settings) => {
      window.mounted = window.SiteBlocks.mount('#app', settings as never)
      await window.mounted.ready
    },
    {
      apiKey: 'roastery-demo',
      model: 'page',
      canTrack: false,
      ...(contentHost && { host: contentHost }),
      ...(data && { content: { id: 'entry-1', meta, data } }),
      ...options,
    },
  )
}
