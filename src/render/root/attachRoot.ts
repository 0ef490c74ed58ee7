import { afterFrame } from '../../utils/timing/afterFrame'
import { LIGHT_ATTRIBUTE } from '../../utils/view/lightAttribute'
import { readServed, type Served, servedHolder } from '../html/Served'
import { createLightPlaceholder } from './createLightPlaceholder'

/**
 * Isolation of the content's styles from the page's.
 *
 * `shadow`: a shadow root; rules reach neither side from the other. `light`: content is among the
 * page's own elements, where password managers find its fields. The page's rules apply to it, but
 * its own rules do not leave it.
 */
export type Isolation = 'shadow' | 'light'

/** Space for content in a container, in place of the container's own children. */
export interface AttachedRoot {
  /** The document or shadow root that style sheets are added to. */
  readonly root: Document | ShadowRoot
  /** Selects the mount point in the page; `undefined` if a shadow root isolates it. */
  readonly scope: string | undefined
  /** Prefix of class names and ids; the server's, if it rendered the content. */
  readonly key: string
  /**
   * The element that React renders into. The server's HTML stays until there is content to replace
   * it.
   */
  readonly mountPoint: HTMLElement
  /** The server's rendering. */
  readonly served: Served | undefined
  /** Shows the container's own children. */
  showPlaceholder(): void
  /** Shows the content alone. */
  hidePlaceholder(): void
  /** Shows the server's elements in its styles, and removes its data and scripts. */
  keepServed?(): void
  /** Removes everything that was added, and shows the container's own children. */
  detach(): void
}

/** Selects mount points without a shadow root. */
export const LIGHT = `[${LIGHT_ATTRIBUTE}]`

/**
 * Makes space for content in `container`.
 *
 * `light` isolation needs `@scope`, which limits rules to a part of the page, and a container
 * without a shadow root that hides its children: an existing one cannot be detached.
 *
 * @param key - Unique key of the container.
 * @throws Error when the element cannot hold a shadow root, or has one of its own.
 */
export function attachRoot(
  container: HTMLElement,
  isolation: Isolation | undefined,
  key: string,
): AttachedRoot {
  const { ownerDocument: document, shadowRoot } = container
  const mountPoint = document.createElement('div')
  const { CSSScopeRule: canScope } = (document.defaultView ?? {}) as { CSSScopeRule?: unknown }
  const isHidden = shadowRoot && !shadowRoot.querySelector('slot:not([name])')
  if (isolation === 'light' && canScope && !isHidden) return attachLight(container, mountPoint, key)

  const root = openRoot(container)
  const slot = document.createElement('slot')
  const markup = readServed(root)
  if (!markup) root.replaceChildren(slot, mountPoint)
  const { element = mountPoint, served } = markup ?? {}
  const around = Array.from(root.childNodes).filter((node) => node !== element)
  const removeServed = (names = /./): void => {
    for (const node of around) if (names.test(node.nodeName)) node.remove()
  }
  const filling = createFilling(container)
  // Before there is content: its space is reserved, and it may wait until that is in view.
  filling.add()
  return {
    root,
    scope: undefined,
    key: served?.key ?? key,
    mountPoint: element,
    served,
    showPlaceholder() {
      filling.remove()
      removeServed()
      if (!slot.isConnected) root.insertBefore(slot, element)
    },
    hidePlaceholder() {
      filling.add()
      removeServed()
      // Not `slot.remove()`, which old versions of Prototype.js replace with one that needs a parent.
      slot.parentNode?.removeChild(slot)
    },
    keepServed: () => removeServed(/SCRIPT|TEMPLATE/),
    detach() {
      filling.remove()
      // An empty shadow root would hide the container's own children.
      root.replaceChildren(document.createElement('slot'))
    },
  }
}

/**
 * A text for a container that its page hides as `:empty`, since all that it shows is in its shadow
 * root. Others stay as they are: a framework may hydrate them.
 */
function createFilling(container: Element): { add(): void; remove(): void } {
  const { ownerDocument: document } = container
  const view = document.defaultView as Window
  const text = document.createTextNode(' ')
  let stop = (): void => {}
  return {
    add() {
      stop()
      // When styles are up to date, as reading them is slow before.
      stop = afterFrame(view, () => {
        if (container.matches(':empty') && view.getComputedStyle(container).display === 'none')
          container.append(text)
      })
    },
    remove() {
      stop()
      text.remove()
    },
  }
}

function attachLight(container: HTMLElement, mountPoint: HTMLElement, key: string): AttachedRoot {
  const { ownerDocument: document } = container
  const root = container.getRootNode()
  // The value is unique per container.
  mountPoint.setAttribute(LIGHT_ATTRIBUTE, key)
  container.append(mountPoint)
  const placeholder = createLightPlaceholder(container, mountPoint)
  return {
    // A container that is not in the document yet will end up there.
    root: 'adoptedStyleSheets' in root ? (root as Document | ShadowRoot) : document,
    scope: `[${LIGHT_ATTRIBUTE}="${key}"]`,
    key,
    mountPoint,
    served: undefined,
    showPlaceholder: placeholder.show,
    hidePlaceholder: placeholder.hide,
    detach() {
      placeholder.show()
      mountPoint.remove()
    },
  }
}

/** Shadow roots that hold or held content. */
const roots = new WeakSet<ShadowRoot>()

function openRoot(container: HTMLElement): ShadowRoot {
  const { shadowRoot } = container
  if (shadowRoot && !isOurs(container, shadowRoot)) {
    throw new Error(
      `SiteBlocks: <${container.localName}> has a shadow root of its own, which content would replace. Pass an element inside or around it.`,
    )
  }
  try {
    const root = shadowRoot ?? container.attachShadow({ mode: 'open' })
    roots.add(root)
    return root
  } catch {
    throw new Error(
      `SiteBlocks: a <${container.localName}> cannot hold content. Pass a <div>, a <section> or another box.`,
    )
  }
}

/**
 * Whether a shadow root may be used, because it does not belong to a component of the page. Another
 * copy of the script leaves a slot behind.
 */
function isOurs(container: Element, root: ShadowRoot): boolean {
  const isEmpty = root.innerHTML === '' || root.innerHTML === '<slot></slot>'
  const isServed = container.localName === 'site-blocks' || servedHolder(root) !== undefined
  return roots.has(root) || isEmpty || isServed
}
