/** A shadow root with room for content, and a slot for what was there before. */
export interface AttachedRoot {
  readonly root: ShadowRoot
  /** React draws in here. */
  readonly mountPoint: HTMLElement
  /** Shows the container's own children, or the content alone. */
  showSlot(shown: boolean): void
  /** Leaves the shadow root with nothing but the container's own children in it. */
  detach(): void
}

/**
 * Opens a shadow root on `container`, or uses the one it has.
 *
 * @throws Error when the element cannot hold one.
 */
export function attachRoot(container: HTMLElement): AttachedRoot {
  const { ownerDocument: document } = container
  // A shadow root can't be detached, so mounting again has to reuse it.
  const root = container.shadowRoot ?? openRoot(container)
  const slot = document.createElement('slot')
  const mountPoint = document.createElement('div')
  root.replaceChildren(slot, mountPoint)

  return {
    root,
    mountPoint,
    showSlot(shown) {
      if (!shown) slot.remove()
      else if (!slot.isConnected) root.insertBefore(slot, mountPoint)
    },
    detach() {
      // An empty shadow root would hide the container's own children.
      root.replaceChildren(document.createElement('slot'))
    },
  }
}

function openRoot(container: HTMLElement): ShadowRoot {
  try {
    return container.attachShadow({ mode: 'open' })
  } catch {
    throw new Error(
      `SiteBlocks: a <${container.localName}> cannot hold content. Pass a <div>, a <section> or another box.`,
    )
  }
}
