import { onePer } from '../../utils/onePer'
import { warnOnce } from '../../utils/warn'

/** HTML that may be assigned: a text, or the object that Trusted Types ask for. */
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
 * The policy through which sanitised HTML passes, and scripts where the site allows them; `null`
 * where the browser has no Trusted Types, or where the page's list does not name ours.
 */
export const trustedTypesPolicy = onePer((view: Window): TrustedTypePolicy | null => {
  const { trustedTypes } = view as Window & { trustedTypes?: TrustedTypes }
  const rules = { createHTML: same, createScript: same, createScriptURL: same }
  try {
    return trustedTypes?.createPolicy(POLICY_NAME, rules) ?? null
  } catch {
    // The page's `trusted-types` list leaves us out; assigning then depends on the page's default
    // policy.
    return null
  }
})

/**
 * Whether a page that has no policy for us takes HTML from trusted ones only. Says so, if it does.
 */
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
