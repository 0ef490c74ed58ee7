import { JSON_LD_ATTRIBUTE } from './servedAttributes'

/** Removes JSON-LD that a server wrote into a container and that no block has claimed. */
export function dropServedJsonLd(container: Element): void {
  for (const child of Array.from(container.children)) {
    if (child.hasAttribute(JSON_LD_ATTRIBUTE)) child.remove()
  }
}
