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
  createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy
}

const same = (text: string): string => text

/** Name for the `trusted-types` directive of a Content Security Policy. */
export const POLICY_NAME = 'siteblocks'

/**
 * Our policy for sanitised HTML, and for scripts if the site allows them. `null` if the browser has
 * no Trusted Types, or the page's list does not include our policy.
 */
export const trustedTypesPolicy = onePer((view: Window): TrustedTypePolicy | null => {
  const { trustedTypes } = view as Window & { trustedTypes?: TrustedTypes }
  const rules = { createHTML: same, createScript: same, createScriptURL: same }
  try {
    return trustedTypes?.createPolicy(POLICY_NAME, rules) ?? null
  } catch {
    // The page's `trusted-types` list excludes our policy. Assignments then depend on the page's
    // default policy.
    return null
  }
})

/** Whether a page without our policy refuses plain strings as HTML. Warns if it does. */
export const refusesHtml = onePer((view: Window): boolean => {
  try {
    view.document.createElement('b').innerHTML = ' '
    return false
  } catch {
    warnOnce(
      `HTML is shown as plain text: the page's Trusted Types refuse our policy. Add "${POLICY_NAME}" to its trusted-types directive.`,
    )
    return true
  }
})
