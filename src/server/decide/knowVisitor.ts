import type { ClientEnvironment } from '../../client/environment'
import type { ClientOptions, UserAttributes } from '../../client/options/ClientOptions'
import { pageFor } from '../../client/page/Page'
import { createAssignments } from '../../client/variations/assignments'
import { createUserAttributes } from '../../client/visitor/userAttributes'
import type { ContentEntry } from '../../content/types'

/** A visitor of one page view, on a server or before anything is painted. */
export interface KnownVisitor {
  readonly attributes: UserAttributes
  /**
   * Gives the entry as this visitor sees it, and remembers the choice where it may. The entry keeps
   * its `variations` while consent may still come: the widget then remembers one of them.
   */
  decide(entry: ContentEntry): ContentEntry
}

/**
 * Knows a visitor by what the client itself goes by: the page's address, cookies, the browser's
 * signals and the site's options.
 *
 * @param answer - The visitor's answer, over the options and the browser's signals.
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
    // The choice holds for this moment: a later one may bring another variant.
    attributes: { ...known, date: known.date ?? new Date(environment.now()).toISOString() },
    decide(entry) {
      const { variations, ...decided } = assignments.assign(entry)
      return mayConsent && variations ? { ...decided, variations } : decided
    },
  }
}
