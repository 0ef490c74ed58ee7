import type { Block } from '../../content/types'
import { toError } from '../../utils/problems/toError'
import { errorOnce, warnOnce } from '../../utils/problems/warn'
import type { BlockDefinition } from './BlockDefinition'

/**
 * Reports a block that threw and was left out.
 *
 * @param entryId - Id of the block's entry.
 */
export function reportBrokenBlock(
  thrown: unknown,
  block: Block,
  entryId: string,
  onBlockError: ((error: Error, block: Block) => void) | undefined,
): void {
  const error = toError(thrown)
  const name = block.component?.name ?? 'box'
  errorOnce(
    `the block "${block.id ?? name}" (${name}) of entry "${entryId || 'without id'}" broke and was left out: ${error.message}${foreignReactHint(error)}`,
    error,
  )
  onBlockError?.(error, block)
}

/** Reports a component of the site that threw in the site's own React, and was left out. */
export function reportBrokenComponent(error: Error, name: string, { id }: Block): void {
  errorOnce(
    `the component "${name}" of block "${id ?? 'without id'}" broke and was left out: ${error.message}`,
    error,
  )
}

/** Reports a block that threw on the server and was left out of its HTML. */
export function reportBrokenOnServer({ id, component }: Block): void {
  errorOnce(`the block "${id ?? component?.name}" broke on the server and was left out there.`)
}

/** Reports a block of the site that threw or suspended on the server. */
export function reportLeftToBrowser({ id, component }: Block): void {
  errorOnce(
    `the block "${id ?? component?.name}" broke or waits on the server, and is left to the browser.`,
  )
}

/** Warns of a block whose definition nobody registered. */
export function warnUnknownBlock(name: string): void {
  warnOnce(
    `Missing registration for ${name}, so only its children are shown. Register it with SiteBlocks.register(${JSON.stringify(name)}, block).`,
  )
}

/** Warns of a block that is registered for other models than the entry's. */
export function warnOtherModel({ name, models }: BlockDefinition, model: string): void {
  warnOnce(
    `${name} is registered for the models ${models?.join(', ')}, so in content of "${model}" only its children are shown. Add the model to "models".`,
  )
}

/** Warns of fields in several languages that are shown without a locale. */
export function warnNoLocale(): void {
  warnOnce('In order to use localized fields, pass a locale. Default is shown.')
}

/**
 * Messages of React and browsers when a component uses hooks or elements of another copy of React,
 * whose `resolveDispatcher` returns `null`. Errors 321 and 525 are from production builds.
 */
const FOREIGN_REACT =
  /Invalid hook call|\bnull .*\buse[A-Z]|\buse[A-Z]\w*\b.* null$|older version of React|\$\$typeof|React error #(?:321|525)\b/

/** A hint for errors caused by another copy of React; empty for other errors. */
export function foreignReactHint({ message }: Error): string {
  return FOREIGN_REACT.test(message)
    ? '. It uses another copy of React: give it to registerComponent() of siteblocks/react, or use SiteBlocks.React'
    : ''
}
