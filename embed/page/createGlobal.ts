import React from 'react'
import ReactDOM from 'react-dom'
import {
  type ClientEnvironment,
  defaultBlocks,
  type UserAttributes,
  version,
} from '../../src/index'
import { mountElement } from '../element/readAttributes'
import { definitionOf } from '../ownBlocks/definitionOf'
import { createMount, type Mounts } from '../widget/createMount'
import type { Widget } from '../widget/Widget'
import { pageEnvironment, runCommands } from './commandQueue'
import { createHostPage } from './createHostPage'
import type { SiteBlocksGlobal } from './SiteBlocksGlobal'

/**
 * Builds the global, and what mounts elements of the markup.
 *
 * @param early - Content requests that were sent before the script was there, by URL.
 */
export function createGlobal(
  early?: Record<string, Promise<Response>>,
  environment: ClientEnvironment = pageEnvironment(early),
): {
  siteBlocks: SiteBlocksGlobal
  mounts: Mounts
} {
  const page = createHostPage(defaultBlocks, environment)
  const mounts = createMount(page)
  const actions = new Map<string, (...args: unknown[]) => unknown>()
  let userAttributes: UserAttributes = {}

  const siteBlocks: SiteBlocksGlobal = {
    version,
    mount: mounts.mount,
    scan: (root = document) => scan(root, mounts),
    createClient: page.createClient,
    register(name, block) {
      page.registry.register(definitionOf(name, block))
    },
    registerAction(name, action) {
      actions.set(name, action)
      page.broadcast(`action ${name}`, (client) => client.registerAction(name, action))
    },
    registerAnalytics(name, tool) {
      page.analytics.register(name, tool)
    },
    setConsent(allowed) {
      page.setConsent(allowed)
    },
    setUserAttributes(attributes) {
      userAttributes = { ...userAttributes, ...attributes }
      const known = userAttributes
      page.broadcast('user attributes', (client) => client.setUserAttributes(known))
    },
    track(type, data) {
      page.dispatch((client) => client.track(type, data))
    },
    trackConversion(...args) {
      page.dispatch((client) => client.trackConversion(...args))
    },
    runAction(name, ...args) {
      const action = actions.get(name)
      if (!action) throw new Error(`Action not found: ${name}`)
      return action(...args)
    },
    q: {
      push(...commands) {
        runCommands(commands, siteBlocks)
        return 0
      },
    },
    React,
    ReactDOM,
  }
  return { siteBlocks, mounts }
}

const SELECTOR = '[data-siteblocks]'

/** Mounts `root` and every element in it, where they have `data-siteblocks`. Those that have a widget keep it, updated. */
function scan(root: ParentNode, mounts: Mounts): Widget[] {
  const widgets: Widget[] = []
  const inside = Array.from(root.querySelectorAll(SELECTOR))
  for (const element of (root as Element).matches?.(SELECTOR)
    ? [root as Element, ...inside]
    : inside) {
    const widget = mountElement(element, 'data-', mounts)
    if (widget) widgets.push(widget)
  }
  return widgets
}
