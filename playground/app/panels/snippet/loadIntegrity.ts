import { fetchJson } from '../../data/fetchJson'

/** The hash of `embed.js` as it was built. */
export async function loadIntegrity(signal: AbortSignal): Promise<string> {
  const hashes = (await fetchJson('/sri.json', signal)) as { readonly [file: string]: unknown }
  const hash = hashes?.['embed.js']
  if (typeof hash !== 'string' || !/^sha\d+-[\w+/=]+$/.test(hash)) {
    throw new Error('/sri.json has no hash of embed.js.')
  }
  return hash
}
