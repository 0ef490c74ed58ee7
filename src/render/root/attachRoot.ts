import { createPlaceholder } from './createPlaceholder'
import { readServed, type Served, servedHolder } from './Served'

/**
 * Separation of the page's styles from those of the content.
 *
 * `shadow`: a shadow root; no rule reaches the other side. `light`: content stands among the page's
 * own elements, where password managers find its fields and the page's rules reach it; none of its
 * rules leaves it.
 */
export type Isolation = 'shadow' | 'light'

/** Room for content in a container, in place of what was there before. */
export interface AttachedRoot {
  /** Where style sheets go. */
  readonly root: Document | ShadowRoot
  /**
   * Selects the container among the page's elements; `undefined` where a shadow root keeps it
   * apart.
   */
  readonly scope: string | undefined
  /** Starts class names and ids: the server's, where one rendered. */
  readonly key: string
  /** React renders in here. The server's HTML stays until there is content to replace it. */
  readonly mountPoint: HTMLElement
  /** The server's rendering. */
  readonly served: Served | undefined
  /** Shows the container's own children. */
  showPlaceholder(): void
  /** Shows the content alone. */
  hidePlaceholder(): void
  /** Takes out all that was put in, and leaves the container's own children to be seen. */
  detach(): void
}

/** Marks containers whose content is in no shadow root; its value tells them apart. */
export const LIGHT_ATTRIBUTE = 'data-siteblocks-light'

/**
 * Makes room for content in `container`.
 *
 * Among the page's elements only where the browser limits rules to a part of the page (`@scope`),
 * and where no shadow root hides them: one that is there cannot be detached.
 *
 * @param key - Tells the container apart from others of the page.
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
  const removeServed = (): void => {
    for (const node of around.splice(0)) node.remove()
  }
  return {
    root,
    scope: undefined,
    key: served?.key ?? key,
    mountPoint: element,
    served,
    showPlaceholder() {
      removeServed()
      if (!slot.isConnected) root.insertBefore(slot, element)
    },
    hidePlaceholder() {
      removeServed()
      slot.parentNode?.removeChild(slot)
    },
    detach() {
      // An empty shadow root would hide the container's own children.
      root.replaceChildren(document.createElement('slot'))
    },
  }
}

function attachLight(container: HTMLElement, mountPoint: HTMLElement, key: string): AttachedRoot {
  const { ownerDocument: document } = container
  const root = container.getRootNode()
  container.setAttribute(LIGHT_ATTRIBUTE, key)
  container.append(mountPoint)
  const placeholder = createPlaceholder(container, mountPoint)
  return {
    // A container that is on no page yet will come to its document's.
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
      container.removeAttribute(LIGHT_ATTRIBUTE)
    },
  }
}

/** Shadow roots that content stands in, or has stood in. */
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
 * Whether a shadow root is not that of a component of the page: another copy of the script leaves a
 * slot behind.
 */
function isOurs(container: Element, root: ShadowRoot): boolean {
  const isEmpty = root.innerHTML === '' || root.innerHTML === '<slot></slot>'
  const isServed = container.localName === 'site-blocks' || servedHolder(root) !== undefined
  return roots.has(root) || isEmpty || isServed
}
