import React from 'react'
import ReactDOM from 'react-dom'
import { createClient, defaultBlocks, type UserAttributes, version } from '../../src/index'
import { definitionOf } from '../ownBlocks/definitionOf'
import { createMount, type Mounts } from '../widget/createMount'
import { runCommands } from './commandQueue'
import { createPage } from './createPage'
import { pageEnvironment } from './pageEnvironment'
import type { SiteBlocksGlobal } from './SiteBlocksGlobal'
import { scan } from './scan'

/**
 * Builds the global, and what mounts elements of the markup.
 *
 * @param early - Content requests that were sent before the script was there, by URL.
 */
export function createGlobal(early?: Record<string, Promise<Response>>): {
  siteBlocks: SiteBlocksGlobal
  mounts: Mounts
} {
  const page = createPage(defaultBlocks, pageEnvironment(early))
  const mounts = createMount(page)
  const actions = new Map<string, (...args: unknown[]) => unknown>()
  let userAttributes: UserAttributes = {}

  const siteBlocks: SiteBlocksGlobal = {
    version,
    mount: mounts.mount,
    scan: (root = document) => scan(root, mounts),
    createClient(options) {
      const client = createClient(options, page.environment)
      const leave = page.addClient(client)
      const { destroy } = client
      return Object.assign(client, {
        destroy() {
          leave()
          destroy()
        },
      })
    },
    register(name, block) {
      page.registry.register(definitionOf(name, block))
    },
    registerAction(name, action) {
      actions.set(name, action)
      page.tellAll(`action ${name}`, (client) => client.registerAction(name, action))
    },
    setConsent(allowed) {
      page.tellAll('consent', (client) => client.setConsent(allowed))
    },
    setUserAttributes(attributes) {
      userAttributes = { ...userAttributes, ...attributes }
      const known = userAttributes
      page.tellAll('user attributes', (client) => client.setUserAttributes(known))
    },
    track(type, data) {
      page.tellOne((client) => client.track(type, data))
    },
    trackConversion(...args) {
      page.tellOne((client) => client.trackConversion(...args))
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
