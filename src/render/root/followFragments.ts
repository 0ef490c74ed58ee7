import { eventTarget } from '../../utils/shadowDom'

/**
 * Lets links to `#id` below `content` reach elements of its shadow root, where the browser does not look.
 *
 * The address changes as usual. Returns the undo.
 */
export function followFragments(content: HTMLElement): () => void {
  const onClick = (event: Event): void => {
    if (event.defaultPrevented) return
    const target = eventTarget(event)
    const link = target instanceof Element ? target.closest('a[href^="#"]') : null
    const id = decodeFragment(link?.getAttribute('href') ?? '')
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

function decodeFragment(href: string): string {
  try {
    return decodeURIComponent(href.slice(1))
  } catch {
    return href.slice(1)
  }
}
