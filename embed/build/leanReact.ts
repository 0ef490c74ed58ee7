import type { Plugin } from 'vite'
import { leanFiles } from './lean/leanFiles.ts'
import { fiberKinds } from './lean/react/fiberKinds.ts'
import { formActions } from './lean/react/formActions.ts'
import { fragmentRefs } from './lean/react/fragmentRefs.ts'
import { hostPage } from './lean/react/hostPage.ts'
import { hydration } from './lean/react/hydration.ts'
import { lanes } from './lean/react/lanes.ts'
import { oldBrowsers } from './lean/react/oldBrowsers.ts'
import { properties } from './lean/react/properties.ts'
import { reactDom } from './lean/react/reactDom.ts'
import { rootCache } from './lean/react/rootCache.ts'
import { scheduler } from './lean/react/scheduler.ts'
import { version } from './lean/react/version.ts'
import { viewTransitions } from './lean/react/viewTransitions.ts'

/**
 * Takes out of React what a widget on somebody else's page cannot use: a third of it.
 *
 * `react` itself stays whole, as blocks of site owners use it; `e2e/lean.spec.ts` shows what still works.
 */
export function leanReact(): Plugin {
  return leanFiles('lean-react', {
    '/react-dom-client.production.js': [
      ...version,
      ...fiberKinds,
      ...viewTransitions,
      ...hostPage,
      ...fragmentRefs,
      ...hydration,
      ...formActions,
      ...oldBrowsers,
      ...rootCache,
      ...lanes,
      ...properties,
    ],
    '/react-dom.production.js': [...version, ...reactDom],
    '/scheduler.production.js': scheduler,
  })
}
