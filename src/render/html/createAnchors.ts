import { decodeUri } from '../../utils/text/decodeUri'
import { combineUndos } from '../../utils/timing/combineUndos'
import { createListeners } from '../../utils/timing/createListeners'
import { listen } from '../../utils/timing/listen'
import { attempt } from '../../utils/values/attempt'
import { eventTarget } from '../../utils/view/shadowDom'

/** The fragment that the visitor is navigating to. */
export interface AnchorTarget {
  readonly id: string
}

/**
 * Follows links to `#id` into content. The browser cannot: it does not search shadow roots or
 * closed panels.
 */
export interface Anchors {
  /** The current target; a new object for each navigation, `null` after arrival. */
  target(): AnchorTarget | null
  /** Calls `listener` when the target changes. Returns the undo. */
  subscribe(listener: () => void): () => void
  /**
   * Scrolls to the target if it is on screen. Call it when content has rendered or a panel has
   * opened.
   */
  arrive(): void
  /** Starts to follow the fragment of the address. Call it when the first content has rendered. */
  start(): void
  /** Follows the fragment again: browsers fire no event if it has not changed. */
  followAddress(): void
  destroy(): void
}

/**
 * Makes elements inside `content` reachable by links, from the content or the page, and by the
 * address.
 *
 * As with the browser's own targets, the element is scrolled into view and Tab continues from it.
 * If an element of the page has the same id, the browser handles the link. If the visitor has
 * scrolled meanwhile, nothing happens.
 */
export function createAnchors(content: HTMLElement): Anchors {
  const { ownerDocument } = content
  const view = ownerDocument.defaultView as Window
  const listeners = createListeners<void>()
  let target: AnchorTarget | null = null
  let scrolledTo = 0
  /** Scroll position when the fragment changed. */
  let fragmentAt = 0

  function go(id: string): void {
    target = id ? { id } : null
    scrolledTo = view.scrollY
    arrive()
    // Hidden panels subscribe, open themselves, then call `arrive()`.
    if (target) listeners.notify()
  }

  function arrive(): void {
    // Reading the scroll position forces a layout, so skip it when there is no target.
    if (!target) return
    const element = findTarget(content, target.id)
    if (view.scrollY !== scrolledTo) target = null
    // A closed panel is hidden. An off-screen slide is an inert group.
    if (!target || !element || element.closest('[hidden],[role=group][inert]')) return
    target = null
    element.scrollIntoView()
    if (element.tabIndex < 0) element.tabIndex = -1
    element.focus({ preventScroll: true })
  }

  function followAddress(): void {
    const id = decodeFragment(view.location.hash)
    const own = id && ownerDocument.getElementById(id)
    if (!own || content.contains(own)) go(id)
  }

  function onClick(event: Event): void {
    const link = linkOf(event)
    const fragment = link && fragmentOf(link, view.location)
    if (!fragment) return
    // With a `<base>`, the browser would leave the page.
    if (withoutHash(link.baseURI) !== withoutHash(view.location.href)) {
      event.preventDefault()
      view.location.hash = fragment
    }
    go(decodeFragment(fragment))
  }

  let hasStarted = false
  const destroy = combineUndos([
    listen(content, 'click', onClick),
    listen(view, 'hashchange', () => {
      fragmentAt = view.scrollY
      if (hasStarted) followAddress()
    }),
  ])
  return {
    target: () => target,
    subscribe: listeners.add,
    arrive,
    start() {
      if (hasStarted) return
      hasStarted = true
      if (view.location.hash && view.scrollY === fragmentAt) followAddress()
    },
    followAddress,
    destroy,
  }
}

/**
 * The element inside `root` that a fragment points to. Compares ids, since a selector cannot
 * express every id.
 */
export function findTarget(root: Element, id: string): HTMLElement | undefined {
  return Array.from(root.querySelectorAll<HTMLElement>('[id],a[name]')).find(
    (element) =>
      element.getAttribute('id') === id ||
      (element.localName === 'a' && element.getAttribute('name') === id),
  )
}

/** The link that a click follows in this tab. Clicks with modifiers open other tabs. */
function linkOf(event: Event): Element | null {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
  if (event.defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return null
  const origin = eventTarget(event) as Partial<Element> | null
  const link = origin?.closest?.('a[href]')
  const staysHere = /^(?:_self|_top|_parent)?$/i.test(link?.getAttribute('target') ?? '')
  return link && staysHere && !link.hasAttribute('download') ? link : null
}

/**
 * The fragment of a link within this page. `#id` stays on the page even if a `<base>` says
 * otherwise.
 */
function fragmentOf(link: Element, location: Location): string {
  const href = link.getAttribute('href') ?? ''
  if (href.startsWith('#')) return href
  return attempt(() => {
    const { hash, href: address } = new URL(href, link.baseURI)
    return withoutHash(address) === withoutHash(location.href) ? hash : ''
  }, '')
}

function withoutHash(address: string): string | undefined {
  return address.split('#')[0]
}

function decodeFragment(hash: string): string {
  const fragment = hash.slice(1)
  return decodeUri(fragment) ?? fragment
}
