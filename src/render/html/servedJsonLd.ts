/** Marks the JSON-LD of content, in the HTML of a server and in the document. */
export const JSON_LD_ATTRIBUTE = 'data-sb-json-ld'

/** Takes out what a server wrote into a container and no block has asked for. */
export function dropServedJsonLd(container: Element): void {
  for (const child of Array.from(container.children)) {
    if (child.hasAttribute(JSON_LD_ATTRIBUTE)) child.remove()
  }
}
