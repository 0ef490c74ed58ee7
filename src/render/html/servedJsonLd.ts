/** Marks JSON-LD of content, both in a server's HTML and in the document. */
export const JSON_LD_ATTRIBUTE = 'data-sb-json-ld'

/** Removes JSON-LD that a server wrote into a container and that no block has claimed. */
export function dropServedJsonLd(container: Element): void {
  for (const child of Array.from(container.children)) {
    if (child.hasAttribute(JSON_LD_ATTRIBUTE)) child.remove()
  }
}
