import { eventTarget } from '../../utils/shadowDom'

/** Targets that name the window in which the link stands. */
const OWN_WINDOW = /^(?:_self|_parent|_top)?$/i

/**
 * Lets links to `#id` below `content` reach elements of its shadow root, where the browser does not look.
 *
 * The address changes as usual. Returns the undo.
 */
export function followFragments(content: HTMLElement): () => void {
  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || opensElsewhere(event)) return
    const target = eventTarget(event)
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    if (!link || !OWN_WINDOW.test(link.target) || link.hasAttribute('download')) return
    const id = decodeFragment(link.getAttribute('href') ?? '')
    const root = content.getRootNode()
    const element = id && 'host' in root && (root as ShadowRoot).getElementById(id)
    if (!element) return
    element.scrollIntoView()
    // As a browser does: the next Tab goes on from there.
    if (!element.matches('a[href],button,input,select,textarea,[tabindex]')) element.tabIndex = -1
    element.focus({ preventScroll: true })
  }
  content.addEventListener('click', onClick)
  return () => content.removeEventListener('click', onClick)
}

/** With these keys, browsers open a new tab or window, or save what the link leads to. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}

function decodeFragment(href: string): string {
  try {
    return decodeURIComponent(href.slice(1))
  } catch {
    return href.slice(1)
  }
}
