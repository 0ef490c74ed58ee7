import type { Client } from '../../client/Client'
import type { Omission, TakeOmission } from '../../utils/Omission'
import { onePer } from '../../utils/onePer'
import { warnOnce, warnOncePerKind } from '../../utils/warn'

/**
 * Reports that something of a block is left out.
 *
 * @param where - Names the block, as in `block "builder-1"`.
 */
export type ReportOmission = (where: string, omission: Omission) => void

/** Reports of one block. */
export function reportOf(
  id: string,
  { reportOmission }: { readonly reportOmission: ReportOmission },
): TakeOmission {
  return (omission) => reportOmission(`block "${id}"`, omission)
}

/** Omissions that each client's `onDebug` already knows. */
const toldTo = onePer((_client: Client) => new Set<string>())

interface Audience {
  readonly client: Client | undefined
  /** Whether an author looks on. */
  readonly authoring: boolean
}

/**
 * Makes what tells authors of the parts of their content that are left out: once for each block and
 * kind, through `onDebug`, and in the console while an author looks on. Visitors' consoles name
 * mistakes, and the first of each kind that is up to the site.
 */
export function createOmissionReport({ client, authoring }: Audience): ReportOmission {
  return (where, omission) => {
    const { what, why, instead, isUpToSite, isMistake } = omission
    const message = `${where}: ${what} was left out, since ${why}. ${instead}`
    const told = client && toldTo(client)
    if (told && !told.has(message)) {
      told.add(message)
      debug(client, message, { where, ...omission })
    }
    if (authoring || isMistake) warnOnce(message)
    else if (isUpToSite) warnOncePerKind(`left out: ${what}`, message)
  }
}

function debug(client: Client, message: string, detail: object): void {
  try {
    client.options.onDebug?.(message, detail)
  } catch {
    // Callers must not change the list of omissions.
  }
}
