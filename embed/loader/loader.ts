import { ownGlobal, startGlobal } from '../page/ownGlobal'
import { ownScript } from '../page/ownScript'
import { createStub } from './createStub'
import { earlyContentUrl } from './earlyContentUrl'

/**
 * Stands in the head of a page, in place of `embed.js`: keeps calls until the script is there,
 * fetches it, and asks for the content before it has come.
 *
 * Its own element says what to do: `data-src` is the address of `embed.js`, `data-integrity` its
 * hash, `data-live` the addresses of the parts to fetch with it where it is the module build's
 * first; `data-api-key`, `data-host`, `data-model` and `data-locale` say what content the page is
 * going to show. The script gets all but the first three.
 */
const element = ownScript()
const { src = '', integrity, live, ...preload } = element?.dataset ?? {}

// If there is a `mount()`, the script or another copy of the stub came first.
if (!ownGlobal(window)?.mount) {
  const early = startGlobal(window)
  const script = document.createElement('script')
  createStub(early, script)

  script.async = true
  if (element) script.nonce = element.nonce
  if (live) {
    script.type = 'module'
    for (const href of live.split(' ')) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', href, nonce: script.nonce })
      document.head.append(link)
    }
  }
  if (integrity) {
    script.crossOrigin = 'anonymous'
    script.integrity = integrity
  }
  // `embed.js` reads the trusted keys and hosts from its own element.
  Object.assign(script.dataset, preload)
  script.src = src
  document.head.append(script)

  const url = earlyContentUrl(preload)
  if (url) {
    const answer = fetch(url)
    // The script reports a failure when it uses the response.
    answer.catch(() => {})
    early.early = { [url]: answer }
  }
}
