import type { ClientOptions, UserAttributes } from '../../client/Client'
import type { ClientEnvironment } from '../../client/environment'
import { readPageKeys } from '../../client/pageKeys/readPageKeys'
import { createAssignments } from '../../client/variations/assignments'
import { createPermission } from '../../client/visitor/permission'
import { createUserAttributes } from '../../client/visitor/userAttributes'
import type { ContentEntry } from '../../content/types'

/** A visitor of one page view, on a server or before anything is painted. */
export interface KnownVisitor {
  readonly attributes: UserAttributes
  /**
   * Gives the entry as this visitor sees it, and remembers the choice where it may. The entry keeps its `variations`
   * while consent may still come: the widget then remembers one of them.
   */
  decide(entry: ContentEntry): ContentEntry
}

/**
 * Knows a visitor by what the client itself goes by: the page's address, cookies, the browser's signals and
 * the site's options.
 *
 * @param consent - What the visitor has answered, over the options and the browser's signals.
 */
export function knowVisitor(
  options: ClientOptions,
  environment: ClientEnvironment,
  consent?: boolean,
): KnownVisitor {
  const pageKeys = readPageKeys(environment.window?.location.search ?? '')
  const permission = createPermission(options, environment, pageKeys)
  if (consent !== undefined) permission.setConsent(consent)
  const userAttributes = createUserAttributes({ options, environment, permission, pageKeys })
  const assignments = createAssignments({ environment, permission, pageKeys })
  const known = userAttributes.get()
  const consenting = createPermission({ ...options, canTrack: true }, environment, pageKeys)
  consenting.setConsent(true)
  const mayConsent = !permission.allowed && consenting.allowed
  return {
    // The time belongs to the choice: a moment later another variant may be due.
    attributes: { ...known, date: known.date ?? new Date(environment.now()).toISOString() },
    decide(entry) {
      const { variations, ...decided } = assignments.assign(entry)
      return mayConsent && variations ? { ...decided, variations } : decided
    },
  }
}
