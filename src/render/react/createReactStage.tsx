import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, startTransition, useInsertionEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createClient } from '../../client/createClient'
import { toError } from '../../utils/problems/toError'
import { warnOnce } from '../../utils/problems/warn'
import type { SiteSettings } from '../block/ContentSettings'
import { hasOwnBlock } from '../compile/builtInBlocks'
import type { BlockRegistry } from '../compile/createRegistry'
import { Content } from '../entry/Content'
import type { ContentProps } from '../entry/ContentProps'
import { PageViewContext } from '../entry/useTracking'
import { attachStyles } from '../html/detachStyles'
import { domPurifySanitizer } from '../html/domPurifySanitizer'
import { dropServedJsonLd, type Served } from '../html/Served'
import { LEFT_OUT_DIGEST, VARIANT_ATTRIBUTE } from '../html/servedAttributes'
import type { ContentRoot, ContentRootOptions, RootContent } from '../root/ContentRoot'
import type { ReactStage, RootShell } from '../root/createStagedRoot'
import { createStagedRoot } from '../root/createStagedRoot'
import { createStaticElements } from '../static/createStaticElements'
import { createFocusPermit } from './createFocusPermit'
import { keepTyped } from './keepTyped'
import { siteLinks } from './SiteLink'

/**
 * Makes a root in `container`, which shows its own children until there is content.
 *
 * Inherited properties such as `color` and `font` deliberately cross the boundary: by default,
 * content looks like the page around it.
 *
 * @throws Error when the element cannot hold a shadow root, or its document is not on a page.
 */
export function createContentRoot(
  container: HTMLElement,
  options: ContentRootOptions,
): ContentRoot {
  return createStagedRoot(container, options, (shell) => createReactStage(shell, createClient))
}

/** Data for elements of the browser's own static rendering, which came from no server. */
const NOTHING_SERVED: ContentProps['served'] = { page: {}, attributes: undefined }

/**
 * @param createClient - Makes the clients of entries from other spaces, unless the content does.
 *   Not imported: the module build would load the connection to editors with it.
 */
export function createReactStage(
  shell: RootShell,
  createClient?: SiteSettings['createClient'],
): ReactStage {
  const { key, mountPoint, served, showPlaceholder, hidePlaceholder, settings, onError, onLost } =
    shell
  // Browsers that the widget supports need no prefixes for the interface's CSS.
  const cache = createCache({ key, container: mountPoint, stylisPlugins: [] })
  // Emotion would append `<style>` elements, which `style-src 'self'` silently refuses.
  cache.sheet.insert = shell.interfaceSheet.insert

  let reactRoot: Root | undefined
  const typed = served && keepTyped(mountPoint)
  const focus = createFocusPermit(mountPoint)
  let finishRendering = (): void => {}
  /** Whether the entry on screen lacks the data of elements that are kept. */
  let isPartial = false
  const leaveRegistry = settings.registry.subscribe(() => {
    if (isPartial && served && !rendersAs(served, {}, settings.registry)) onLost?.()
  })
  // Without handlers, React passes errors to the page's `window.reportError`.
  const rootOptions = {
    // In `light` isolation, the ids of the page's own React start at the same number.
    identifierPrefix: key,
    onCaughtError: () => {},
    onRecoverableError(thrown: unknown) {
      if ((thrown as { digest?: unknown }).digest === LEFT_OUT_DIGEST) return
      if (isPartial) onLost?.()
      // React has recovered: the content is there.
      warnOnce(
        'server-rendered content did not match and was rendered again. Pass renderToHtml() and mount() the same options, unless an extension or a translation changed it.',
        thrown,
      )
    },
    onUncaughtError(thrown: unknown) {
      showPlaceholder()
      onError?.(toError(thrown))
      finishRendering()
    },
  }

  function treeOf(
    { pageView, ...content }: RootContent,
    onLaidOut: () => void,
    begin: Pick<ContentProps, 'served' | 'resumed'>,
  ): ReactNode {
    const onInserted = (isPartial && shell.keepServed) || hidePlaceholder
    return (
      <CacheProvider value={cache}>
        <Announced onRender={typed?.note} onInserted={onInserted} onLaidOut={onLaidOut}>
          <PageViewContext value={pageView}>
            <Content
              staticBlocks
              staticElements={createStaticElements}
              {...content}
              {...settings}
              mayTakeFocus={focus.mayTakeFocus}
              {...begin}
              createClient={content.createClient ?? createClient}
              renderLink={content.renderLink && siteLinks(content.renderLink)}
            />
          </PageViewContext>
        </Announced>
      </CacheProvider>
    )
  }

  function render(tree: ReactNode): void {
    reactRoot ??= createRoot(mountPoint, rootOptions)
    reactRoot.render(tree)
  }

  /** Hydrates the existing elements in time slices. */
  function hydrate(tree: ReactNode): void {
    startTransition(() => {
      reactRoot = hydrateRoot(mountPoint, tree, rootOptions)
    })
  }

  return {
    sanitizer: domPurifySanitizer(settings.window),
    show(content, resumed) {
      finishRendering()
      const isServed = served && served.entry.data === content.entry.data
      const adopts = isServed && !reactRoot && rendersAs(served, content, settings.registry)
      isPartial = Boolean(isServed && served.kept)
      return new Promise((resolve) => {
        finishRendering = resolve
        if (isPartial && !adopts) {
          onLost?.()
          return
        }
        const onLaidOut = (): void => {
          if (served) dropServedJsonLd(shell.container)
          settings.anchors.start()
          // When blocks that wait for code of their entry are there, too.
          if (typed) queueMicrotask(typed.restore)
          resolve()
        }
        const existing = resumed ? NOTHING_SERVED : adopts ? served : undefined
        const tree = treeOf(content, onLaidOut, { served: existing, resumed })
        if (adopts) prepareMarkup(mountPoint)
        if (existing) hydrate(tree)
        // Render in slices, so that the page stays responsive. Slices cost time, so the first
        // content does without: a large entry is rendered in two steps anyway.
        else if (reactRoot) startTransition(() => render(tree))
        else render(tree)
      })
    },
    clear() {
      finishRendering()
      render(null)
    },
    end() {
      finishRendering()
      leaveRegistry()
      focus.end()
      reactRoot?.unmount()
    },
  }
}

/** Whether a browser renders content as the server did. */
function rendersAs(
  { missing, kept }: Served,
  { renderLink }: Pick<RootContent, 'renderLink'>,
  registry: BlockRegistry,
): boolean {
  return !(missing.some(registry.get) || (kept && (renderLink || hasOwnBlock(registry, kept))))
}

interface AnnouncedProps {
  readonly onRender: (() => void) | undefined
  readonly onInserted: () => void
  readonly onLaidOut: () => void
  readonly children: ReactNode
}

/**
 * Reports when it renders, when its children have been inserted, before they measure themselves, and
 * when their layout effects have run.
 */
function Announced({ onRender, onInserted, onLaidOut, children }: AnnouncedProps): ReactNode {
  onRender?.()
  useInsertionEffect(onInserted, [onInserted])
  useLayoutEffect(onLaidOut, [onLaidOut])
  return children
}

/**
 * Prepares server markup for hydration: restores inline styles and removes variants that were not
 * chosen.
 */
function prepareMarkup(element: HTMLElement): void {
  for (const variant of element.querySelectorAll(`template[${VARIANT_ATTRIBUTE}]`)) {
    variant.remove()
  }
  attachStyles(element)
}
