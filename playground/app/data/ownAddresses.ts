import type { PlaygroundConfig } from './config'

/** Stands for the content host in stored entries and in the gallery. */
const STORED = 'https://content.invalid/'

type Host = Pick<PlaygroundConfig, 'contentHost'>

/** Replaces the stored address of the content host in a JSON text with its real one. */
export function withRealAddresses(json: string, { contentHost }: Host): string {
  return json.replaceAll(STORED, () => `${contentHost}/`)
}

/** Reverses {@link withRealAddresses}, so that an entry survives a move of its content host. */
export function withStoredAddresses(json: string, { contentHost }: Host): string {
  return json.replaceAll(`${contentHost}/`, () => STORED)
}
