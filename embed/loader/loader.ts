import { earlyContentUrl } from './earlyContentUrl'

/** What a page may call before the script is there. */
const METHODS =
  'mount,scan,register,registerComponent,registerAction,registerAnalytics,addTrackingHook,addRequestHook,setConsent,setUserAttributes,track,trackConversion'.split(
    ',',
  )

/**
 * Stands in the head of a page, in place of `embed.js`: queues calls until the script is there, fetches it, and asks
 * for the content before it has come.
 *
 * Its own element says what to do: `data-src` is the address of `embed.js`; `data-api-key`, `data-model`, `data-host`
 * and `data-locale` say what content the page is going to show; `data-integrity` is the hash of the script.
 */
const element = document.currentScript as HTMLScriptElement
const { src = '', integrity, ...preload } = element.dataset
const scope = window as unknown as { SiteBlocks?: Record<string, unknown> }

scope.SiteBlocks ??= { q: [] }
const siteBlocks = scope.SiteBlocks
const { q } = siteBlocks
// Where it is no list, the script is there already.
if (Array.isArray(q)) {
  for (const name of METHODS) siteBlocks[name] = (...args: unknown[]) => q.push([name, ...args])

  const script = document.createElement('script')
  script.async = true
  script.nonce = element.nonce
  if (integrity) {
    script.crossOrigin = 'anonymous'
    script.integrity = integrity
  }
  script.src = src
  document.head.append(script)

  const url = earlyContentUrl(preload)
  if (url) {
    const answer = fetch(url)
    // The script tells of a failure, when it takes the answer over.
    answer.catch(() => {})
    siteBlocks.early = { [url]: answer }
  }
}
