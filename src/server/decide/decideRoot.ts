import { chooseVariant } from '../../blocks/personalization/chooseVariant'
import type { ClientEnvironment } from '../../client/environment'
import {
  SERVED_ATTRIBUTE,
  type Served,
  type ServedElement,
  VARIANT_ATTRIBUTE,
} from '../../render/root/Served'
import { knowVisitor } from './knowVisitor'

/** Stands on markup that nothing has chosen yet. */
export const UNDECIDED_ATTRIBUTE = 'data-sb-undecided'

/** Marks the markup of a variation, with its id. */
export const VARIATION_ATTRIBUTE = 'data-sb-variation'

/** Marks what an entry brings along for itself alone, before its markup. */
export const OWN_CSS_ATTRIBUTE = 'data-sb-own'

/**
 * Chooses what a visitor sees of what a server drew for everybody, and leaves word of it for the widget.
 *
 * What cannot be decided stays as the server drew it.
 */
export function decideRoot(root: ShadowRoot, environment: ClientEnvironment): void {
  const holder = root.querySelector<ServedElement>(`[${SERVED_ATTRIBUTE}]`)
  const drawn = holder?.previousElementSibling
  if (!holder || !drawn?.hasAttribute(UNDECIDED_ATTRIBUTE)) return
  try {
    const { variations, ...served } = JSON.parse(holder.textContent ?? '') as Served
    const visitor = knowVisitor({ apiKey: '', ...served.options }, environment)
    const entry = visitor.decide(variations ? { ...served.entry, variations } : served.entry)
    showVariation(root, holder, drawn, entry.testVariationId)
    showVariants(root, visitor.attributes)
    holder.siteblocks = { ...served, entry, attributes: visitor.attributes }
  } catch {
    // Data that makes no sense is the widget's to pass over.
  } finally {
    for (const markup of Array.from(root.children)) markup.removeAttribute(UNDECIDED_ATTRIBUTE)
  }
}

function showVariation(
  root: ShadowRoot,
  holder: Element,
  drawn: Element,
  variationId: string | undefined,
): void {
  for (const template of Array.from(
    root.querySelectorAll<HTMLTemplateElement>(`template[${VARIATION_ATTRIBUTE}]`),
  )) {
    if (template.getAttribute(VARIATION_ATTRIBUTE) === variationId) {
      if (drawn.previousElementSibling?.hasAttribute(OWN_CSS_ATTRIBUTE)) {
        drawn.previousElementSibling.remove()
      }
      drawn.remove()
      holder.before(template.content)
    }
    template.remove()
  }
}

/** Those that come out of a template may have some of their own. */
function showVariants(root: ShadowRoot, attributes: { readonly [name: string]: unknown }): void {
  const next = (): Element | null => root.querySelector(`template[${VARIANT_ATTRIBUTE}]`)
  for (let template = next(); template; template = next()) {
    const container = template.parentElement
    const all = Array.from(container?.children ?? []).filter(
      (child): child is HTMLTemplateElement => child.hasAttribute(VARIANT_ATTRIBUTE),
    )
    const variants = all.map((one) => JSON.parse(one.getAttribute(VARIANT_ATTRIBUTE) ?? 'null'))
    const chosen = all[chooseVariant({ variants }, attributes, false)]
    for (const one of all) one.remove()
    if (chosen) container?.replaceChildren(chosen.content)
  }
}
