import type { TakeOmission } from '../../utils/problems/Omission'
import { onePer } from '../../utils/values/onePer'
import { type SharedThings, share } from '../styles/share'
import { JSON_LD_ATTRIBUTE } from './servedAttributes'
import { POLICY_NAME, trustedTypesPolicy } from './trustedTypes'

/** Escapes JSON so that no parser finds the end of its script early. */
export function closedJson(json: string): string {
  return json.replace(/</g, '\\u003c')
}

const sharedData = onePer((_document: Document): SharedThings => new Map())

/**
 * Adds structured data to the document's head, where search engines look for it: once, however many
 * blocks and widgets ask for it. Reuses an element that a server wrote.
 *
 * @param omit - Called when the page's policy forbids it.
 * @returns Removes the element when its last user is gone.
 */
export function addJsonLd(json: string, view: Window, omit: TakeOmission): () => void {
  const { document } = view
  const text = closedJson(json)
  return share(sharedData(document), text, () => {
    const element = findServed(text, document) ?? write(text, view, omit)
    document.head.append(element)
    return () => element.remove()
  })
}

function findServed(text: string, document: Document): Element | undefined {
  const served = document.querySelectorAll(`script[${JSON_LD_ATTRIBUTE}]`)
  return Array.from(served).find(({ textContent }) => textContent === text)
}

function write(text: string, view: Window, omit: TakeOmission): Element {
  const script = view.document.createElement('script')
  script.type = 'application/ld+json'
  script.setAttribute(JSON_LD_ATTRIBUTE, '')
  try {
    // Trusted Types check the text of every script, whatever its type.
    script.text = trustedTypesPolicy(view).createScript(text)
  } catch {
    omit({
      what: 'JSON-LD',
      why: "the page's Trusted Types refuse our policy",
      instead: `Add "${POLICY_NAME}" to its trusted-types directive.`,
      isUpToSite: true,
    })
  }
  return script
}
