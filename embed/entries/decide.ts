import { defaultEnvironment } from '../../src/client/browser/environment'
import { SERVED_ATTRIBUTE } from '../../src/render/html/servedAttributes'
import { decideRoot } from '../decide/decideRoot'

// The browser does not tell the script its shadow root, so it looks through all served roots.
for (const container of Array.from(document.querySelectorAll(`[${SERVED_ATTRIBUTE}]`))) {
  if (container.shadowRoot) decideRoot(container.shadowRoot, defaultEnvironment())
}
