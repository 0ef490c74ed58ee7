import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'
import type { ContentEntry } from '../../../content/types'
import type { BlockDefinition } from '../../../render/compile/BlockDefinition'
import { createRegistry } from '../../../render/compile/createRegistry'
import { Content } from '../../../render/entry/Content'
import type { ContentProps } from '../../../render/entry/ContentProps'
import { createBlockStyles } from '../../../render/styles/blockStyles'
import { createRuleSheet } from '../../../render/styles/ruleSheet'

/** An entry that was rendered on a server and hydrated in the browser, for tests. */
export interface HydratedEntry {
  /** The server's HTML. */
  readonly serverHtml: string
  /** The browser's container after hydration. */
  readonly container: HTMLElement
}

/**
 * Renders `entry` as on a server, then hydrates it as in a browser.
 *
 * @param inBrowser - Additional props in the browser.
 * @throws when the browser's first render differs from the server's.
 */
export function hydrateEntry(
  entry: ContentEntry,
  definitions: readonly BlockDefinition[],
  props: Partial<ContentProps> = {},
  inBrowser: Partial<ContentProps> = {},
): HydratedEntry {
  const host = document.createElement('div')
  const shadowRoot = host.attachShadow({ mode: 'open' })
  const container = document.createElement('div')
  shadowRoot.append(container)
  document.body.append(host)
  onTestFinished(() => host.remove())

  const openSheet = () => createRuleSheet(shadowRoot)
  const settings = {
    entry,
    model: 'page',
    registry: createRegistry(definitions),
    styles: { ...createBlockStyles('test', openSheet()), openSheet },
    window: document.defaultView as Window,
    ...props,
  }
  const serverHtml = renderToString(<Content {...settings} />)
  container.innerHTML = serverHtml

  const errors: unknown[] = []
  const onRecoverableError = (error: unknown): void => void errors.push(error)
  act(() => {
    const root = hydrateRoot(container, <Content {...settings} {...inBrowser} />, {
      onRecoverableError,
    })
    onTestFinished(() => act(() => root.unmount()))
  })
  if (errors.length > 0) throw errors[0]
  return { serverHtml, container }
}
