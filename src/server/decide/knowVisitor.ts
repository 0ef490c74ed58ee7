import type { ClientEnvironment } from '../../client/browser/environment'
import type { ClientOptions, UserAttributes } from '../../client/options/ClientOptions'
import { pageFor } from '../../client/page/Page'
import { createAssignments } from '../../client/variations/assignments'
import { createUserAttributes } from '../../client/visitor/userAttributes'
import type { ContentEntry } from '../../content/types'

/** A visitor during one page view, on a server or before the first paint. */
export interface KnownVisitor {
  readonly attributes: UserAttributes
  /**
   * Returns the entry as this visitor sees it, and remembers the choice if consent allows. While
   * consent may still come, the entry keeps its `variations`, so that the widget can remember one.
   */
  decide(entry: ContentEntry): ContentEntry
}

/**
 * Identifies a visitor as the client does: by the page's URL, cookies, browser signals and the
 * site's options.
 *
 * @param answer - The visitor's own consent, which overrides options and browser signals.
 */
export function knowVisitor(
  options: ClientOptions,
  environment: ClientEnvironment,
  answer?: boolean,
): KnownVisitor {
  const page = pageFor(environment)
  page.cookies.follow(options)
  if (options.consentWait !== undefined) page.consent.expect(options.consentWait)
  const consent = page.consent.join(() => options)
  if (answer !== undefined) consent.setConsent(answer)
  const parts = { page, consent, options: () => options, debug() {} }
  const userAttributes = createUserAttributes(parts)
  const assignments = createAssignments(parts)
  const known = userAttributes.get()
  const consenting = page.consent.join(() => options)
  consenting.setConsent(true)
  const mayConsent = !consent.allowed && consenting.allowed
  consenting.destroy()
  return {
    // Fixes the date, so that the widget later chooses the same variants.
    attributes: { ...known, date: known.date ?? new Date(environment.now()).toISOString() },
    decide(entry) {
      const { variations, ...decided } = assignments.assign(entry)
      return mayConsent && variations ? { ...decided, variations } : decided
    },
  }
}
