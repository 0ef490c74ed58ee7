import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, startTransition, useInsertionEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { digest } from '../../utils/digest'
import { randomLetters } from '../../utils/randomId'
import { toError } from '../../utils/toError'
import { warnOnce } from '../../utils/warn'
import { Content } from '../entry/Content'
import { PageViewContext } from '../entry/useTracking'
import { dropServedJsonLd } from '../html/jsonLd'
import type { ContentProps } from '../root/ContentSettings'
import { createBaseSheet } from '../styles/baseSheet'
import { createBlockStyles, type ResponsiveTo, type RootStyles } from '../styles/blockStyles'
import { createRuleSheet } from '../styles/ruleSheet'
import { attachRoot, type Isolation, LIGHT_ATTRIBUTE } from './attachRoot'
import { containKeyEvents } from './containKeyEvents'
import { createAnchors } from './createAnchors'
import type { BlockRegistry } from './createRegistry'
import { hidingRule } from './hidePlaceholder'
import { LEFT_OUT_DIGEST, prepareMarkup, type Served } from './Served'

/** How a root is set up. */
export interface ContentRootOptions {
  /** The blocks that content may use. */
  readonly registry: BlockRegistry
  /** The site's nonce, for scripts of content. */
  readonly nonce?: string | undefined
  /** @default 'viewport' */
  readonly responsiveTo?: ResponsiveTo | undefined
  /** @default 'shadow' */
  readonly isolation?: Isolation | undefined
  /** Reserved before content is there, as CSS spells it. */
  readonly minHeight?: string | undefined
  /** Told of errors that no block could be blamed for. */
  readonly onError?: ((error: Error) => void) | undefined
}

/** An entry and how to render it. */
export type RootContent = Omit<
  ContentProps,
  | 'styles'
  | 'window'
  | 'container'
  | 'registry'
  | 'responsiveTo'
  | 'nonce'
  | 'path'
  | 'served'
  | 'anchors'
> & {
  /** Number of the page view that it is shown for, as `Client.pageView` counts them: impressions count in each. */
  readonly pageView?: number | undefined
}

/** Content in a container, apart from the page: see {@link Isolation}. */
export interface ContentRoot {
  /** `null` where the content stands among the page's own elements. */
  readonly shadowRoot: ShadowRoot | null
  /**
   * What a server rendered here. Shown first, its `entry` takes over the server's elements, with what a visitor
   * has typed in them meanwhile; anything else is rendered again, and takes their place when it is there.
   */
  readonly served: Served | undefined
  /** Renders an entry in place of the container's own children. Settles when it is there, before it is painted. */
  show(content: RootContent): Promise<void>
  /** Shows the container's own children again: the placeholder. */
  showPlaceholder(): void
  /** Takes everything out. The shadow root stays, since it cannot be detached, and shows the container's own children. Safe to call twice. */
  unmount(): void
}

/**
 * Makes a root in `container`, which shows its own children until there is content.
 *
 * Inherited properties such as `color` and `font` still cross the boundary. That is deliberate: by default,
 * content looks like the page around it.
 *
 * @throws Error when the element cannot hold a shadow root, or its document is not on a page.
 */
export function createContentRoot(
  container: HTMLElement,
  options: ContentRootOptions,
): ContentRoot {
  const view = container.ownerDocument.defaultView
  if (!view) {
    throw new Error('SiteBlocks: the document of the container has no window.')
  }
  const { registry, nonce, responsiveTo, isolation, minHeight, onError } = options
  // If the key equalled one on the page, Emotion would move the page's styles into our root.
  const attached = attachRoot(container, isolation, `sb${randomLetters()}`)
  const { key, root, scope, mountPoint, served, showPlaceholder } = attached
  const releaseKeyEvents = containKeyEvents(mountPoint)
  if (responsiveTo === 'container') mountPoint.className = 'siteblocks-container'

  const base = createBaseSheet(root, { scope: scope && `[${LIGHT_ATTRIBUTE}]` })
  const refreshBlockCss = (): void =>
    base.use(
      registry
        .list()
        .map(({ css = '' }) => css)
        .join(''),
    )
  refreshBlockCss()
  const leaveRegistry = registry.subscribe(refreshBlockCss)

  const blockSheet = createRuleSheet(root)
  const interfaceSheet = createRuleSheet(root)
  if (scope) interfaceSheet.insert(hidingRule(scope))
  if (minHeight) {
    const css = { text: '', risky: [{ property: 'min-height', value: minHeight }] }
    interfaceSheet.insertGuarded({ selector: scope ?? ':host', query: null, css })
  }

  // The interface needs no prefixes in the browsers that the widget supports.
  const cache = createCache({ key, container: mountPoint, stylisPlugins: [] })
  // By itself it would append `<style>` elements, which `style-src 'self'` refuses without a word.
  cache.sheet.insert = interfaceSheet.insert
  const styles: RootStyles = {
    ...createBlockStyles(key, blockSheet, responsiveTo, served && digest),
    openSheet: () => createRuleSheet(root, { scope }),
  }
  const anchors = createAnchors(mountPoint)

  let reactRoot: Root | undefined
  let restoreTexts = (): void => {}
  let settle = (): void => {}
  let unmounted = false
  // React hands errors that nobody asked for to `window.reportError`, which is the page's business.
  const rootOptions = {
    // Among the page's elements, the page's own React counts its ids from the same number.
    identifierPrefix: key,
    onCaughtError: () => {},
    onRecoverableError(thrown: unknown) {
      if ((thrown as { digest?: unknown }).digest === LEFT_OUT_DIGEST) return
      // The content is there all the same.
      warnOnce('server-rendered content did not match and was rendered again.', thrown)
    },
    onUncaughtError(thrown: unknown) {
      showPlaceholder(true)
      onError?.(toError(thrown))
      settle()
    },
  }

  function onInserted(): void {
    showPlaceholder(false)
    restoreTexts()
  }

  function render(tree: ReactNode, adopts = false): void {
    if (adopts) {
      restoreTexts = prepareMarkup(mountPoint)
      reactRoot = hydrateRoot(mountPoint, tree, rootOptions)
      return
    }
    reactRoot ??= createRoot(mountPoint, rootOptions)
    reactRoot.render(tree)
  }

  return {
    shadowRoot: scope === undefined ? container.shadowRoot : null,
    served,
    show({ pageView, ...content }) {
      settle()
      if (unmounted) return Promise.resolve()
      const adopts =
        !reactRoot && served?.entry === content.entry && !served.missing.some(registry.get)
      return new Promise((resolve) => {
        settle = resolve
        const onLaidOut = (): void => {
          if (served) dropServedJsonLd(container)
          anchors.start()
          resolve()
        }
        const tree = (
          <CacheProvider value={cache}>
            <Announced onInserted={onInserted} onLaidOut={onLaidOut}>
              <PageViewContext value={pageView}>
                <Content
                  staticBlocks
                  {...content}
                  registry={registry}
                  styles={styles}
                  window={view}
                  container={mountPoint}
                  responsiveTo={responsiveTo}
                  nonce={nonce}
                  anchors={anchors}
                  served={adopts ? served : undefined}
                />
              </PageViewContext>
            </Announced>
          </CacheProvider>
        )
        // In slices, between which the page can answer its visitor. They cost time: the first content, which comes in
        // two steps where it is large, does without.
        if (reactRoot || adopts) startTransition(() => render(tree, adopts))
        else render(tree)
      })
    },
    showPlaceholder() {
      if (unmounted) return
      settle()
      showPlaceholder(true)
      render(null)
    },
    unmount() {
      if (unmounted) return
      unmounted = true
      settle()
      anchors.destroy()
      reactRoot?.unmount()
      leaveRegistry()
      for (const sheet of [base, blockSheet, interfaceSheet]) sheet.remove()
      releaseKeyEvents()
      attached.detach()
    },
  }
}

interface AnnouncedProps {
  readonly onInserted: () => void
  readonly onLaidOut: () => void
  readonly children: ReactNode
}

/** Says when its children enter the document, before they measure themselves, and when they have. */
function Announced({ onInserted, onLaidOut, children }: AnnouncedProps): ReactNode {
  useInsertionEffect(onInserted, [onInserted])
  useLayoutEffect(onLaidOut, [onLaidOut])
  return children
}
