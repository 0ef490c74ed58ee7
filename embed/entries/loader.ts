import { ownGlobal, startGlobal } from '../global/ownGlobal'
import { createStub } from '../loader/createStub'
import { earlyContentUrl } from '../loader/earlyContentUrl'
import { ownScript } from '../page/ownScript'

declare const trustedTypes: {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(url: string): string }
}

/**
 * Replaces `embed.js` in the head of a page: queues calls until the script has loaded, loads it,
 * and requests the content early.
 *
 * Attributes of its own element configure it: `data-src` is the URL of `embed.js` and
 * `data-integrity` its hash. If that URL is the first part of the module build, `data-live` lists
 * the URLs of the parts to load with it. `data-api-key`, `data-host`, `data-model` and
 * `data-locale` identify the content that the page will show. All but the first three are passed on
 * to the script.
 */
const element = ownScript()
const { src = '', integrity, live, ...preload } = element?.dataset ?? {}

// If there is a `mount()`, the script or another copy of the stub came first.
if (!ownGlobal(window)?.mount) {
  const early = startGlobal(window)
  const script = document.createElement('script')
  createStub(early, script)

  if (element) script.nonce = element.nonce
  if (live) {
    script.type = 'module'
    for (const href of live.split(' ')) {
      const link = document.createElement('link')
      // Most content is shown without these parts, so they must not slow down the first.
      Object.assign(link, {
        rel: 'modulepreload',
        href,
        nonce: script.nonce,
        fetchPriority: 'low',
      })
      document.head.append(link)
    }
  }
  if (integrity) {
    script.crossOrigin = 'anonymous'
    script.integrity = integrity
  }
  // `embed.js` reads the trusted keys and hosts from its own element.
  Object.assign(script.dataset, preload)
  try {
    // Most pages allow a policy once, so `siteblocks` is left to `embed.js`.
    const policy = trustedTypes.createPolicy('siteblocks-loader', { createScriptURL: () => src })
    script.src = policy.createScriptURL(src)
  } catch {
    // There are no Trusted Types, or the page's default policy decides.
    script.src = src
  }
  document.head.append(script)

  const url = earlyContentUrl(preload)
  if (url) {
    const answer = fetch(url)
    // The script reports a failure when it uses the response.
    answer.catch(() => {})
    early.early = { [url]: answer }
  }
}
