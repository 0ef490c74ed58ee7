import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, startTransition, useInsertionEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { toError } from '../../utils/toError'
import { warnOnce } from '../../utils/warn'
import { Content } from '../entry/Content'
import { PageViewContext } from '../entry/useTracking'
import { dropServedJsonLd } from '../html/jsonLd'
import type { ContentSettings } from './ContentSettings'
import type { RootFrame, Stage } from './createRootFrame'
import { LEFT_OUT_DIGEST, prepareMarkup } from './Served'

/** Shows entries with React: all that there may be in them. */
export function createReactStage(frame: RootFrame): Stage {
  const { container, key, mountPoint, served, showPlaceholder, styles, window, anchors } = frame
  const { registry, nonce, responsiveTo, onError } = frame.options
  // The interface needs no prefixes in the browsers that the widget supports.
  const cache = createCache({ key, container: mountPoint, stylisPlugins: [] })
  // By itself it would append `<style>` elements, which `style-src 'self'` refuses without a word.
  cache.sheet.insert = frame.interfaceSheet.insert

  let reactRoot: Root | undefined
  let restoreTexts = (): void => {}
  let settle = (): void => {}
  // React passes unhandled errors to `window.reportError`, which belongs to the page.
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
    show({ pageView, ...content }) {
      settle()
      const adopts =
        !reactRoot && served?.entry === content.entry && !served.missing.some(registry.get)
      return new Promise((resolve) => {
        settle = resolve
        const onLaidOut = (): void => {
          if (served) dropServedJsonLd(container)
          anchors.start()
          resolve()
        }
        const shared: ContentSettings = {
          registry,
          styles,
          window,
          container: mountPoint,
          responsiveTo,
          nonce,
          anchors,
          served: adopts ? served : undefined,
        }
        const tree = (
          <CacheProvider value={cache}>
            <Announced onInserted={onInserted} onLaidOut={onLaidOut}>
              <PageViewContext value={pageView}>
                <Content staticBlocks {...content} {...shared} />
              </PageViewContext>
            </Announced>
          </CacheProvider>
        )
        // In slices, between which the page can answer its visitor. They cost time: the first
        // content, which comes in two steps where it is large, does without.
        if (reactRoot || adopts) startTransition(() => render(tree, adopts))
        else render(tree)
      })
    },
    clear() {
      settle()
      render(null)
    },
    end() {
      settle()
      reactRoot?.unmount()
    },
  }
}

interface AnnouncedProps {
  readonly onInserted: () => void
  readonly onLaidOut: () => void
  readonly children: ReactNode
}

/**
 * Says when its children enter the document, before they measure themselves, and when they have.
 */
function Announced({ onInserted, onLaidOut, children }: AnnouncedProps): ReactNode {
  useInsertionEffect(onInserted, [onInserted])
  useLayoutEffect(onLaidOut, [onLaidOut])
  return children
}
