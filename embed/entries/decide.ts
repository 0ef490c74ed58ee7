import { defaultEnvironment } from '../../src/client/browser/environment'
import { DECIDE_EVENT, SERVED_ATTRIBUTE } from '../../src/render/html/servedAttributes'
import { decideRoot } from '../decide/decideRoot'

/** The browser does not tell a script its shadow root, so this looks through all served roots. */
function decideRoots(): void {
  for (const container of Array.from(document.querySelectorAll(`[${SERVED_ATTRIBUTE}]`))) {
    if (container.shadowRoot) decideRoot(container.shadowRoot, defaultEnvironment())
  }
}

decideRoots()
// Entries behind this one ask for it.
document.addEventListener(DECIDE_EVENT, decideRoots)
