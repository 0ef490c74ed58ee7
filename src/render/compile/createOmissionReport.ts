import type { Client } from '../../client/Client'
import type { Omission, TakeOmission } from '../../utils/problems/Omission'
import { warnOnce, warnOncePerKind } from '../../utils/problems/warn'
import { attempt } from '../../utils/values/attempt'
import { onePer } from '../../utils/values/onePer'

/**
 * Reports that a part of a block was left out.
 *
 * @param where - Names the block, such as `block "builder-1"`.
 */
export type ReportOmission = (where: string, omission: Omission) => void

/** The reporter of one block. */
export function reportOf(
  id: string,
  { reportOmission }: { readonly reportOmission: ReportOmission },
): TakeOmission {
  return (omission) => reportOmission(`block "${id}"`, omission)
}

/** Omissions already sent to each client's `onDebug`. */
const reportedTo = onePer((_client: Client) => new Set<string>())

interface Audience {
  readonly client: Client | undefined
  /** Whether an author is viewing the content. */
  readonly authoring: boolean
}

/**
 * Makes the function that tells authors which parts of their content were left out: once per block
 * and kind, through `onDebug`, and in the console while an author is viewing. Visitors' consoles
 * show only mistakes, and the first omission of each kind that the site can change.
 */
export function createOmissionReport({ client, authoring }: Audience): ReportOmission {
  return (where, omission) => {
    const { what, why, instead, isUpToSite, isMistake } = omission
    const message = `${where}: ${what} was left out, since ${why}. ${instead}`
    const reported = client && reportedTo(client)
    if (reported && !reported.has(message)) {
      reported.add(message)
      debug(client, message, { where, ...omission })
    }
    if (authoring || isMistake) warnOnce(message)
    else if (isUpToSite) warnOncePerKind(`left out: ${what}`, message)
  }
}

function debug(client: Client, message: string, detail: object): void {
  // An error in the site's `onDebug` must not affect rendering.
  attempt(() => client.options.onDebug?.(message, detail))
}
