import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, startTransition, useInsertionEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { toError } from '../../utils/toError'
import { warnOnce } from '../../utils/warn'
import { Content } from '../entry/Content'
import { PageViewContext } from '../entry/useTracking'
import type { Sanitizer } from '../html/createSanitizer'
import { sanitizerOf } from '../html/sanitizerOf'
import { dropServedJsonLd } from '../html/servedJsonLd'
import type { RootContent } from './ContentRoot'
import type { ContentProps, ContentSettings } from './ContentSettings'
import type { RootFrame, Stage } from './createRootFrame'
import { prepareMarkup } from './prepareMarkup'
import type { Resumed } from './Resumed'
import { LEFT_OUT_DIGEST } from './Served'

/** Shows entries with React: all that there may be in them. */
export interface ReactStage extends Stage {
  readonly sanitizer: Sanitizer
  /** Takes over an entry that is on the page. Settles when it has. */
  resume(content: RootContent, resumed: Resumed): Promise<void>
}

export function createReactStage(frame: RootFrame): ReactStage {
  const {
    container,
    key,
    mountPoint,
    served,
    showPlaceholder,
    hidePlaceholder,
    styles,
    window,
    anchors,
  } = frame
  const { registry, nonce, responsiveTo, onError } = frame.options
  // The interface needs no prefixes in the browsers that the widget supports.
  const cache = createCache({ key, container: mountPoint, stylisPlugins: [] })
  // By itself it would append `<style>` elements, which `style-src 'self'` refuses without a word.
  cache.sheet.insert = frame.interfaceSheet.insert

  let reactRoot: Root | undefined
  let restoreTexts = (): void => {}
  let finishRendering = (): void => {}
  // React passes unhandled errors to `window.reportError`, which belongs to the page.
  const rootOptions = {
    // Among the page's elements, the page's own React counts its ids from the same number.
    identifierPrefix: key,
    onCaughtError: () => {},
    onRecoverableError(thrown: unknown) {
      if ((thrown as { digest?: unknown }).digest === LEFT_OUT_DIGEST) return
      // The content is there all the same.
      warnOnce(
        'server-rendered content did not match and was rendered again. Pass the same options to renderToHtml() and mount().',
        thrown,
      )
    },
    onUncaughtError(thrown: unknown) {
      showPlaceholder()
      onError?.(toError(thrown))
      finishRendering()
    },
  }

  function onInserted(): void {
    hidePlaceholder()
    restoreTexts()
  }

  function treeOf(
    { pageView, ...content }: RootContent,
    onLaidOut: () => void,
    begin: Pick<ContentProps, 'served' | 'resumed'>,
  ): ReactNode {
    const shared: ContentSettings = {
      registry,
      styles,
      window,
      container: mountPoint,
      responsiveTo,
      nonce,
      anchors,
    }
    return (
      <CacheProvider value={cache}>
        <Announced onInserted={onInserted} onLaidOut={onLaidOut}>
          <PageViewContext value={pageView}>
            <Content staticBlocks {...content} {...shared} {...begin} />
          </PageViewContext>
        </Announced>
      </CacheProvider>
    )
  }

  function render(tree: ReactNode): void {
    reactRoot ??= createRoot(mountPoint, rootOptions)
    reactRoot.render(tree)
  }

  /** Has React go on with the elements that are there, in slices. */
  function hydrate(tree: ReactNode): void {
    startTransition(() => {
      reactRoot = hydrateRoot(mountPoint, tree, rootOptions)
    })
  }

  return {
    sanitizer: sanitizerOf(window),
    show(content) {
      finishRendering()
      const adopts =
        !reactRoot && served?.entry === content.entry && !served.missing.some(registry.get)
      return new Promise((resolve) => {
        finishRendering = resolve
        const onLaidOut = (): void => {
          if (served) dropServedJsonLd(container)
          anchors.start()
          resolve()
        }
        const tree = treeOf(content, onLaidOut, { served: adopts ? served : undefined })
        if (adopts) {
          restoreTexts = prepareMarkup(mountPoint)
          hydrate(tree)
          // In slices, between which the page can answer its visitor. They cost time: the first
          // content, which comes in two steps where it is large, does without.
        } else if (reactRoot) startTransition(() => render(tree))
        else render(tree)
      })
    },
    resume(content, resumed) {
      return new Promise((resolve) => {
        finishRendering = resolve
        hydrate(treeOf(content, resolve, { served: { page: {}, attributes: undefined }, resumed }))
      })
    },
    clear() {
      finishRendering()
      render(null)
    },
    end() {
      finishRendering()
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
