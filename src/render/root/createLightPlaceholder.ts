/** On the element that holds the content: hides what else is in its container. */
const HIDING_ATTRIBUTE = 'data-siteblocks-hides'

/** The placeholder of a container whose content is one of its children. */
export interface Placeholder {
  show(): void
  /** Hides the container's own children, including those added later. */
  hide(): void
}

/**
 * Shows and hides the children of `container` in place, because the page's framework may still
 * change them and the parser may not have finished. A rule hides elements; texts are emptied until
 * they are shown again.
 *
 * @param content - The child to show. Appended again if the page removes it together with its own
 *   children.
 */
export function createLightPlaceholder(container: Element, content: Element): Placeholder {
  const view = container.ownerDocument.defaultView as Window & typeof globalThis
  /** Original values of texts that are empty while hidden. */
  const texts = new Map<Text, string>()
  const observer = new view.MutationObserver(hideTexts)

  function hideTexts(): void {
    if (content.parentNode !== container) container.append(content)
    for (const node of Array.from(container.childNodes)) {
      if (node.nodeType !== view.Node.TEXT_NODE || (node as Text).data === '') continue
      const text = node as Text
      texts.set(text, text.data)
      text.data = ''
      observer.observe(text, { characterData: true })
    }
    // Ignore the mutations that emptying the texts has caused.
    observer.takeRecords()
  }

  function show(): void {
    content.removeAttribute(HIDING_ATTRIBUTE)
    observer.disconnect()
    for (const [text, data] of texts) if (text.data === '') text.data = data
    texts.clear()
  }

  return {
    show,
    hide() {
      show()
      content.setAttribute(HIDING_ATTRIBUTE, '')
      observer.observe(container, { childList: true })
      hideTexts()
    },
  }
}

/** The rule that hides what is beside the content that `scope` selects. */
export function hidingRule(scope: string): string {
  return `:has(>${scope}[${HIDING_ATTRIBUTE}])>:not([${HIDING_ATTRIBUTE}]){display:none!important}`
}
