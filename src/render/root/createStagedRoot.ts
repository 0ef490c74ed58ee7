import { digest } from '../../utils/text/digest'
import { randomLetters } from '../../utils/text/randomId'
import type { RootSettings } from '../block/ContentSettings'
import type { Resumed } from '../entry/ContentProps'
import { type Anchors, createAnchors } from '../html/createAnchors'
import type { Sanitizer } from '../html/createSanitizer'
import { createBaseSheet } from '../styles/baseSheet'
import { createBlockStyles } from '../styles/blockStyles'
import { createRuleSheet, type RuleSheet } from '../styles/ruleSheet'
import { type AttachedRoot, attachRoot, LIGHT } from './attachRoot'
import type { ContentRoot, ContentRootOptions, RootContent } from './ContentRoot'
import { containKeyEvents } from './containKeyEvents'
import { createHostConditions } from './createHostConditions'
import { hidingRule } from './createLightPlaceholder'
import { reservedHeight } from './reservedHeight'

/** A root without content: its space in the container, style sheets, and anchors. */
export interface RootShell extends AttachedRoot, Pick<ContentRootOptions, 'onError' | 'onLost'> {
  readonly container: HTMLElement
  /** Settings for every entry in the root. */
  readonly settings: RootSettings & { readonly anchors: Anchors }
  /** Sheet for the interface of blocks, the placeholder and the reserved height. */
  readonly interfaceSheet: RuleSheet
}

/** Shows entries in a shell. */
export interface Stage {
  /**
   * Replaces the current entry. Resolves when the new one is in the document, before it is painted.
   */
  show(content: RootContent): Promise<void>
  /** Removes the current entry. */
  clear(): void
  /** Stops for good. */
  end(): void
}

/** Shows entries with React, whatever they contain. */
export interface ReactStage extends Stage {
  readonly sanitizer: Sanitizer
  /** @param resumed - Given if the entry is on the page, without React, which is to take it over. */
  show(content: RootContent, resumed?: Resumed): Promise<void>
}

/**
 * A root whose entries are rendered by the stage that `createStage` makes.
 *
 * @throws Error when the element cannot hold a shadow root, or its document is not on a page.
 */
export function createStagedRoot(
  container: HTMLElement,
  options: ContentRootOptions,
  createStage: (shell: RootShell) => Stage,
): ContentRoot {
  const shell = createRootShell(container, options)
  const stage = createStage(shell)
  let unmounted = false
  return {
    shadowRoot: shell.scope === undefined ? container.shadowRoot : null,
    served: shell.served,
    show: (content) => (unmounted ? Promise.resolve() : stage.show(content)),
    showPlaceholder() {
      if (unmounted) return
      shell.showPlaceholder()
      stage.clear()
    },
    unmount() {
      if (unmounted) return
      unmounted = true
      stage.end()
      shell.detach()
    },
  }
}

function createRootShell(container: HTMLElement, options: ContentRootOptions): RootShell {
  const window = container.ownerDocument.defaultView
  if (!window) {
    throw new Error('SiteBlocks: the document of the container has no window.')
  }
  const { contentType } = container.ownerDocument
  if (/xml/.test(contentType)) {
    throw new Error(
      `SiteBlocks: this page is ${contentType}, and content is HTML. Serve it as text/html.`,
    )
  }
  const { registry, responsiveTo, nonce, isolation, minHeight, onError, onLost } = options
  // If the key was already on the page, Emotion would move the page's styles into our root.
  const attached = attachRoot(container, isolation, `sb${randomLetters()}`)
  const { key, root, scope, mountPoint, served } = attached
  const releaseKeyEvents = containKeyEvents(mountPoint)
  if (responsiveTo === 'container') mountPoint.className = 'siteblocks-container'

  const base = createBaseSheet(root, { scope: scope && LIGHT })
  const refreshBlockCss = (): void =>
    base.use(
      registry
        .list()
        .map(({ css = '' }) => css)
        .join(''),
    )
  // Elements that stay as a server wrote them keep its styles.
  if (!served?.kept) refreshBlockCss()
  const leaveRegistry = registry.subscribe(refreshBlockCss)

  const blockSheet = createRuleSheet(root)
  const interfaceSheet = createRuleSheet(root)
  if (scope) interfaceSheet.insert(hidingRule(scope))
  if (minHeight) {
    const css = reservedHeight(minHeight)
    interfaceSheet.insertGuarded({
      selector: scope ? `:has(>${scope})` : ':host',
      query: null,
      css,
    })
  }
  const anchors = createAnchors(mountPoint)
  const hostConditions = createHostConditions(container, mountPoint)

  return {
    ...attached,
    container,
    onError,
    onLost,
    settings: {
      registry,
      responsiveTo,
      nonce,
      window,
      container: mountPoint,
      anchors,
      styles: {
        ...createBlockStyles(key, blockSheet, responsiveTo, served && digest),
        openSheet: () => createRuleSheet(root, { scope }),
        // Without a shadow root, selectors reach the page by themselves.
        when:
          scope === undefined ? hostConditions.when : (condition) => `${condition} :where(:scope)`,
      },
    },
    interfaceSheet,
    hidePlaceholder() {
      refreshBlockCss()
      attached.hidePlaceholder()
    },
    detach() {
      anchors.destroy()
      hostConditions.end()
      leaveRegistry()
      for (const sheet of [base, blockSheet, interfaceSheet]) sheet.remove()
      releaseKeyEvents()
      attached.detach()
    },
  }
}
