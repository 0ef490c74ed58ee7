import { defaultEnvironment } from '../../client/environment'
import { SERVED_ATTRIBUTE } from '../../render/html/servedAttributes'
import { decideRoot } from './decideRoot'

// The browser does not tell the script its shadow root, so it looks through all served roots.
for (const container of Array.from(document.querySelectorAll(`[${SERVED_ATTRIBUTE}]`))) {
  if (container.shadowRoot) decideRoot(container.shadowRoot, defaultEnvironment())
}
