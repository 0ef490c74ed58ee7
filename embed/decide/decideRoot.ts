import { chooseVariant } from '../../src/blocks/personalization/chooseVariant'
import type { ClientEnvironment } from '../../src/client/browser/environment'
import { isVisitorDecision, readConsent } from '../../src/client/page/consentSource'
import { consentManagerIn } from '../../src/client/page/managerCategories'
import { pageFor } from '../../src/client/page/Page'
import { type Served, servedHolder } from '../../src/render/html/Served'
import {
  OWN_CSS_ATTRIBUTE,
  UNDECIDED_ATTRIBUTE,
  VARIANT_ATTRIBUTE,
  VARIATION_ATTRIBUTE,
} from '../../src/render/html/servedAttributes'
import { knowVisitor } from '../../src/server/decide/knowVisitor'
import { isRecord } from '../../src/utils/values/isRecord'

/**
 * Chooses a visitor's versions in HTML that a server rendered for every visitor, and records the
 * choice for the widget.
 *
 * If that fails, the default stays as the server rendered it.
 */
export function decideRoot(root: ShadowRoot, environment: ClientEnvironment): void {
  const holder = servedHolder(root)
  const shown = holder?.previousElementSibling
  if (!holder || !shown?.hasAttribute(UNDECIDED_ATTRIBUTE)) return
  try {
    const { variations, ...served } = JSON.parse(holder.textContent ?? '') as Served
    const options = { apiKey: '', ...served.options }
    const { window } = environment
    // A consent manager overrides the options, but its script loads later.
    if (window && consentManagerIn(window.document)) pageFor(environment).consent.expect()
    const visitor = knowVisitor(options, environment, queuedConsent(window))
    const entry = visitor.decide(variations ? { ...served.entry, variations } : served.entry)
    showVariation(root, holder, shown, entry.testVariationId)
    showVariants(root, visitor.attributes)
    holder.siteblocks = { ...served, entry, attributes: visitor.attributes }
  } catch {
    // The widget handles invalid data when it loads.
  } finally {
    for (const markup of Array.from(root.children)) markup.removeAttribute(UNDECIDED_ATTRIBUTE)
  }
}

/**
 * Returns the consent from `setConsent` calls queued for the widget; `undefined` without such a
 * call.
 */
function queuedConsent(window: object | undefined): boolean | undefined {
  const { SiteBlocks } = (window ?? {}) as { readonly SiteBlocks?: unknown }
  const commands = isRecord(SiteBlocks) && Array.isArray(SiteBlocks.q) ? SiteBlocks.q : []
  let consent: boolean | undefined
  for (const command of commands) {
    const [name, allowed, source] = Array.isArray(command) ? command : []
    if (name === 'setConsent' && isVisitorDecision(source)) consent = readConsent(allowed, source)
  }
  return consent
}

function showVariation(
  root: ShadowRoot,
  holder: Element,
  shown: Element,
  variationId: string | undefined,
): void {
  for (const template of templatesIn(root, VARIATION_ATTRIBUTE)) {
    if (template.getAttribute(VARIATION_ATTRIBUTE) === variationId) {
      if (shown.previousElementSibling?.hasAttribute(OWN_CSS_ATTRIBUTE)) {
        shown.previousElementSibling.remove()
      }
      shown.remove()
      holder.before(template.content)
    }
    template.remove()
  }
}

/** Shows the chosen variants one by one, because a variant may contain further templates. */
function showVariants(root: ShadowRoot, attributes: { readonly [name: string]: unknown }): void {
  const next = (): Element | null => root.querySelector(`template[${VARIANT_ATTRIBUTE}]`)
  for (let template = next(); template; template = next()) {
    const container = template.parentElement
    const all = templatesIn(container ?? root, VARIANT_ATTRIBUTE)
    const variants = all.map((one) => JSON.parse(one.getAttribute(VARIANT_ATTRIBUTE) ?? 'null'))
    const chosen = all[chooseVariant({ variants }, attributes)]
    for (const one of all) one.remove()
    if (chosen) container?.replaceChildren(chosen.content)
  }
}

function templatesIn(parent: ParentNode, attribute: string): HTMLTemplateElement[] {
  return Array.from(parent.children).filter(
    (child): child is HTMLTemplateElement =>
      child.localName === 'template' && child.hasAttribute(attribute),
  )
}
