import { type ClientEnvironment, defaultEnvironment, version, warnOnce } from '../../src/index'
import { warnOfNoEntry } from '../../src/render/entry/warnOfNoEntry'
import { oncePerTurn } from '../../src/utils/timing/oncePerTurn'
import { ownValue } from '../../src/utils/values/ownValue'
import type { MountOptions } from '../options/MountOptions'
import { readAttributes } from '../options/readAttributes'
import { componentDefinition, definitionOf } from '../ownBlocks/ownBlocks'
import { createSharedState } from '../page/createSharedState'
import type { Renderer } from '../page/Renderer'
import { reportErrors } from '../page/reportErrors'
import { whenParsed } from '../page/whenParsed'
import { createMount, type Mounts } from '../widget/createMount'
import type { Widget } from '../widget/Widget'
import { runCommands } from './commandQueue'
import type { SiteBlocksGlobal } from './SiteBlocksGlobal'

/**
 * Makes the global, and the mounts for elements in the markup.
 *
 * @param early - Content requests sent before the script loaded, by URL.
 */
export function createGlobal(
  renderer: Renderer,
  early?: Record<string, Promise<Response>>,
  environment: ClientEnvironment = pageEnvironment(early),
): {
  siteBlocks: SiteBlocksGlobal
  mounts: Mounts
} {
  const page = createSharedState(renderer, environment)
  const mounts = createMount(page)
  // In a bundle, the module that imports the script runs its code first.
  const scanSoon = oncePerTurn(() => whenParsed(() => siteBlocks.scan()))

  const siteBlocks: SiteBlocksGlobal = {
    version,
    mount: mounts.mount,
    scan: (root = document) => scan(root, mounts),
    trust(values) {
      page.trust.add(values)
      scanSoon()
    },
    createClient: page.createClient,
    register(name, block) {
      page.registry.register(definitionOf(name, block, renderer))
    },
    registerComponent(component, options) {
      page.registry.register(componentDefinition(component, options, renderer))
    },
    ...page.controls,
    registerAnalytics: page.analytics.register,
    track(type, data) {
      page.dispatch((client) => client.track(type, data))
    },
    trackConversion(...args) {
      if (typeof args[1] !== 'string') warnOfNoEntry()
      page.dispatch((client) => client.trackConversion(...args))
    },
    q: {
      push(...commands) {
        runCommands(commands, siteBlocks)
        return 0
      },
    },
    get React() {
      if (!renderer.React)
        warnOnce(
          'SiteBlocks.React is undefined until the second part of the module build has loaded. Begin with SiteBlocks.loadReact().then(({ React }) => …).',
        )
      return renderer.React
    },
    get ReactDOM() {
      return renderer.ReactDOM
    },
    async loadReact() {
      await renderer.loadReact()
      const { React, ReactDOM } = renderer
      return { React, ReactDOM }
    },
  }
  return { siteBlocks, mounts }
}

/** Mounts every element with `data-siteblocks` in `root`. Existing widgets are updated. */
function scan(root: ParentNode, mounts: Mounts): Widget[] {
  const elements = Array.from(root.querySelectorAll('[data-siteblocks]'))
  return elements.flatMap((element) => {
    const mount = () => {
      const options = mounts.trust.admit(readAttributes(element, 'data-'), element)
      return mounts.mount(element, options as MountOptions)
    }
    return reportErrors(mount) ?? []
  })
}

/**
 * The environment of all clients of a page. It reuses requests that the loader stub has already
 * sent.
 *
 * @param early - Pending responses by URL. Each is used once, for a request that adds nothing to
 *   its URL. If it fails, the request is sent again.
 */
export function pageEnvironment(
  early: Record<string, Promise<Response>> | undefined,
): ClientEnvironment {
  const environment = defaultEnvironment()
  if (!early) return environment
  return Object.create(environment, {
    fetch: {
      value(url: string, init: RequestInit = {}) {
        const { headers, signal, priority, ...others } = init
        const isPlain = Object.keys({ ...headers, ...others }).length === 0
        const answer = isPlain && ownValue(early, url)
        delete early[url]
        const ask = (): Promise<Response> => environment.fetch(url, init)
        return answer ? answer.catch(ask) : ask()
      },
    },
  }) as ClientEnvironment
}
