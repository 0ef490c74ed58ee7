import { warnOnce } from '../../utils/problems/warn'
import { onePer } from '../../utils/values/onePer'

/** HTML that may be assigned: a string, or a Trusted Types object. */
export type TrustedHtml = string

export interface TrustedTypePolicy {
  createHTML(html: string): TrustedHtml
  createScript(code: string): string
  createScriptURL(url: string): string
}

interface TrustedTypes {
  /** Needs no policy. */
  readonly emptyHTML: TrustedHtml
  createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy
}

const same = (text: string): string => text

/** A window of a browser that may have Trusted Types. */
export type TrustedView = Window & { readonly trustedTypes?: TrustedTypes }

/** Name for the `trusted-types` directive of a Content Security Policy. */
export const POLICY_NAME = 'siteblocks'

/**
 * Our policy for sanitised HTML, and for scripts if the site allows them. `null` if the browser has
 * no Trusted Types, or the page's list does not include our policy.
 */
export const trustedTypesPolicy = onePer(
  ({ trustedTypes }: TrustedView): TrustedTypePolicy | null => {
    const rules = { createHTML: same, createScript: same, createScriptURL: same }
    try {
      return trustedTypes?.createPolicy(POLICY_NAME, rules) ?? null
    } catch {
      // The page's `trusted-types` list excludes our policy. Assignments then depend on the page's
      // default policy.
      return null
    }
  },
)

/**
 * Whether a page without our policy refuses plain strings as HTML, or its own policy sanitises
 * them. Warns if so.
 */
export const refusesHtml = onePer(({ document }: Window): boolean => {
  const element = document.createElement('b')
  try {
    // An unknown element, which policies that sanitise HTML remove.
    element.innerHTML = '<remove>'
    if (element.firstElementChild) return false
  } catch {
    // Plain strings are refused.
  }
  warnOnce(
    `HTML is shown as plain text: the page's Trusted Types refuse our policy. Add "${POLICY_NAME}" to its trusted-types directive.`,
  )
  return true
})
