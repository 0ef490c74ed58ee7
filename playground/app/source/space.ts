import { chooseHost, HOSTS } from '../../../src/client/options/hosts'
import { parseJson } from '../../../src/utils/text/parseJson'
import { type OwnSpace, toSpace } from '../state/source'
import { readStored, writeStored } from '../utils/stored'

const RECENT = 'siteblocks-spaces'
const MAX_RECENT = 6

/** The environments by name. */
export const HOST_ENVS = Object.keys(HOSTS)

/** Origin of the content host of a space. */
export const spaceHost = ({ host, env }: OwnSpace) => chooseHost({ host, env }, undefined).host

/** Label of a space's content in the preview. */
export const spaceTitle = ({ model, entry, url }: OwnSpace) =>
  `${model} ${entry ?? url ?? ''}`.trim()

/** Spaces connected in this browser, the latest first. */
export function recentSpaces(): readonly OwnSpace[] {
  const known = parseJson(readStored('localStorage', RECENT))
  return Array.isArray(known) ? known.flatMap((space) => toSpace(space) ?? []) : []
}

/** Moves a space to the front of the list. */
export function rememberSpace(space: OwnSpace): void {
  writeRecent([space, ...without(space)].slice(0, MAX_RECENT))
}

/** Removes a space and its token from this browser. */
export function forgetSpace(space: OwnSpace): void {
  writeRecent(without(space))
  keepToken(space, '')
}

/**
 * The token of a space, stored for this tab. The page in the preview reads it under the same name.
 */
export const readToken = (space: OwnSpace) => readStored('sessionStorage', tokenName(space))

export function keepToken(space: OwnSpace, token: string): void {
  writeStored('sessionStorage', tokenName(space), token)
}

/** Includes host and key, so that no link can send the token elsewhere. */
const tokenName = (space: OwnSpace) => `siteblocks-token ${spaceHost(space)} ${space.apiKey}`

const without = (space: OwnSpace) =>
  recentSpaces().filter((known) => JSON.stringify(known) !== JSON.stringify(space))

function writeRecent(spaces: readonly OwnSpace[]): void {
  writeStored('localStorage', RECENT, JSON.stringify(spaces))
}
