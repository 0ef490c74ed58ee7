import type { Client } from '../../client/Client'
import { onePer } from '../../utils/onePer'
import { warnOnce, warnOncePerKind } from '../../utils/warn'

/** Something that an author put into the content, and that is left out. */
export interface Omission {
  /** The kind of the omission: `<object>`, `attribute "onclick"`. */
  readonly what: string
  /** Completes "… was left out, since …". */
  readonly why: string
  /** The remedy: a sentence. */
  readonly instead: string
  /**
   * Whether the site can let it in, so that visitors' consoles name the first of its kind. @default
   * false
   */
  readonly isUpToSite?: boolean
}

/**
 * Reports that something of a block is left out.
 *
 * @param where - Names the block, as in `block "builder-1"`.
 */
export type ReportOmission = (where: string, omission: Omission) => void

/** Omissions that each client's `onDebug` already knows. */
const toldTo = onePer((_client: Client) => new Set<string>())

/**
 * Makes what tells authors of the parts of their content that are left out: once for each block and
 * kind, through `onDebug`, and in the console while an author looks on.
 */
export function createOmissionReport(
  client: Client | undefined,
  authoring: boolean,
): ReportOmission {
  return (where, omission) => {
    const { what, why, instead, isUpToSite = false } = omission
    const message = `${where}: ${what} was left out, since ${why}. ${instead}`
    const told = client && toldTo(client)
    if (told && !told.has(message)) {
      told.add(message)
      debug(client, message, { where, ...omission })
    }
    if (authoring) warnOnce(message)
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
