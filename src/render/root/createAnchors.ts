import { combineUndos } from '../../utils/combineUndos'
import { createListeners } from '../../utils/createListeners'
import { decodeUri } from '../../utils/decodeUri'
import { listen } from '../../utils/listen'
import { eventTarget } from '../../utils/shadowDom'

/** The element that the address, or a link, points to by its fragment. */
export interface AnchorTarget {
  readonly id: string
}

/**
 * Follows links to `#id` into content, where the browser does not look: it knows nothing of shadow
 * roots or closed panels.
 */
export interface Anchors {
  /** Where the visitor is going; another object each time, `null` on arrival. */
  target(): AnchorTarget | null
  /** Calls `listener` when the target changes. Returns the undo. */
  subscribe(listener: () => void): () => void
  /**
   * Scrolls to the target if it is on screen by now: to be called when content has been rendered or
   * a panel has opened.
   */
  arrive(): void
  /**
   * Follows the fragment of the address from now on: to be called when the first content is
   * rendered.
   */
  start(): void
  /** Follows it once more: browsers do not report that the address became what it was. */
  followAddress(): void
  destroy(): void
}

/** Elements that can have the focus as they are. */
const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]'

/**
 * Makes the targets of links reachable below `content`: of links in it, of the page's own, and of
 * the address.
 *
 * As the browser does for elements that it finds itself, a target is scrolled into view and becomes
 * the place from which Tab goes on. An element of the page itself with the same id is left to the
 * browser. A visitor who has scrolled meanwhile stays where they are.
 */
export function createAnchors(content: HTMLElement): Anchors {
  const { ownerDocument } = content
  const view = ownerDocument.defaultView as Window
  const listeners = createListeners<void>()
  let target: AnchorTarget | null = null
  let scrolledTo = 0
  /** Where the visitor was when the address got its fragment. */
  let fragmentAt = 0

  function go(id: string): void {
    target = id ? { id } : null
    scrolledTo = view.scrollY
    arrive()
    // Hidden panels subscribe, open themselves, then call `arrive()`.
    if (target) listeners.notify()
  }

  function arrive(): void {
    // Where a visitor is costs a layout, and most of them go nowhere.
    if (!target) return
    const element = findTarget(content, target.id)
    if (view.scrollY !== scrolledTo) target = null
    // A panel is hidden; a slide that is out of view is a group, and inert.
    if (!target || !element || element.closest('[hidden],[role=group][inert]')) return
    target = null
    element.scrollIntoView()
    if (!element.matches(FOCUSABLE)) element.tabIndex = -1
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
    if (fragment) go(decodeFragment(fragment))
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
 * The element below `root` that a fragment leads to. Compared rather than selected: a selector
 * cannot hold every id.
 */
export function findTarget(root: Element, id: string): HTMLElement | undefined {
  return Array.from(root.querySelectorAll<HTMLElement>('[id],a[name]')).find(
    (element) =>
      element.getAttribute('id') === id ||
      (element.localName === 'a' && element.getAttribute('name') === id),
  )
}

/** The link that a click follows in this tab; clicks with modifiers open others. */
function linkOf(event: Event): Element | null {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
  if (event.defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return null
  const origin = eventTarget(event) as Partial<Element> | null
  const link = origin?.closest?.('a[href]')
  const staysHere = /^(?:_self|_top|_parent)?$/i.test(link?.getAttribute('target') ?? '')
  return link && staysHere && !link.hasAttribute('download') ? link : null
}

/**
 * The fragment of a link to a place on this page. `#id` leads there, whatever a `<base>` of the
 * page says.
 */
function fragmentOf(link: Element, location: Location): string {
  const href = link.getAttribute('href') ?? ''
  if (href.startsWith('#')) return href
  try {
    const { hash, href: address } = new URL(href, link.baseURI)
    return address.split('#')[0] === location.href.split('#')[0] ? hash : ''
  } catch {
    return ''
  }
}

function decodeFragment(hash: string): string {
  const fragment = hash.slice(1)
  return decodeUri(fragment) ?? fragment
}
