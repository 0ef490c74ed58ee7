import { defaultEnvironment } from '../../client/environment'
import { decideRoot } from './decideRoot'

// The script stands in the shadow root that it is for, where the browser does not tell it so.
for (const container of Array.from(document.querySelectorAll('[served]'))) {
  if (container.shadowRoot) decideRoot(container.shadowRoot, defaultEnvironment())
}
