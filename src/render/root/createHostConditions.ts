/** With a number: on the element around the content, while the page meets that condition. */
const MET_ATTRIBUTE = 'data-siteblocks-page'

/** What the page around the content is like, for CSS of the content: a shadow root hides it. */
export interface HostConditions {
  /**
   * A selector that matches around the content while something around the container matches
   * `condition`.
   */
  when(condition: string): string
  end(): void
}

export function createHostConditions(container: Element, content: Element): HostConditions {
  const view = container.ownerDocument.defaultView as Window & typeof globalThis
  const conditions: string[] = []
  const observer = new view.MutationObserver(update)

  function update(): void {
    for (let element: Element | null = container; element; element = element.parentElement)
      observer.observe(element, { attributes: true })
    conditions.forEach((condition, index) => {
      try {
        content.toggleAttribute(`${MET_ATTRIBUTE}${index}`, container.closest(condition) !== null)
      } catch {
        // This browser does not know the selector.
      }
    })
  }

  return {
    when(condition) {
      queueMicrotask(update)
      return `:where([${MET_ATTRIBUTE}${conditions.push(condition) - 1}])`
    },
    end: () => observer.disconnect(),
  }
}
