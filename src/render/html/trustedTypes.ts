import { warnOnce } from '../../utils/problems/warn'
import { attempt } from '../../utils/values/attempt'
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

/** Leaves texts as they are. */
const PLAIN: TrustedTypePolicy = { createHTML: same, createScript: same, createScriptURL: same }

/**
 * Our policy for sanitised HTML, and for scripts if the site allows them. It makes plain strings if
 * the browser has no Trusted Types, or the page's list does not include our policy: assignments then
 * depend on the page's default policy.
 */
export const trustedTypesPolicy = onePer(
  ({ trustedTypes }: TrustedView): TrustedTypePolicy =>
    attempt(() => trustedTypes?.createPolicy(POLICY_NAME, PLAIN)) ?? PLAIN,
)

/** Whether a page refuses our HTML, or its own policy sanitises it. Warns if so. */
export const refusesHtml = onePer((view: Window): boolean => {
  const element = view.document.createElement('b')
  try {
    // An unknown element, which policies that sanitise HTML remove.
    element.innerHTML = trustedTypesPolicy(view).createHTML('<remove>')
    if (element.firstElementChild) return false
  } catch {
    // Plain strings are refused.
  }
  warnOnce(
    `HTML is shown as plain text: the page's Trusted Types refuse our policy. Add "${POLICY_NAME}" to its trusted-types directive.`,
  )
  return true
})
