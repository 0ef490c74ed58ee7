import { fileName, saveFile } from '../../data/entryFile'
import { fetchJson } from '../../data/fetchJson'
import type { Installed } from '../../install/installSite'
import { packSite } from '../../install/packSite'
import { hashedPolicy } from '../../install/policy'
import type { Handover } from '../../install/writeReadme'

/**
 * Downloads the archive for a site, with the built files that its code names.
 *
 * @returns The names of its files.
 * @throws Error that says which file is missing, and what to do.
 */
export async function packFile(
  installed: Installed,
  handover: Handover,
): Promise<readonly string[]> {
  const { platform, options, policed } = installed
  const [modules, policy, { strToU8, zipSync }] = await Promise.all([
    options.livePart === undefined ? [] : loadModules(),
    platform.isServer ? undefined : hashedPolicy(policed),
    // The playground starts without it.
    import('fflate'),
  ])
  const { texts, built } = packSite({ ...handover, installed, policy, modules })
  const loaded = built.map(async (path) => [path, await loadBuilt(path)] as const)
  const files = {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)])),
    ...Object.fromEntries(await Promise.all(loaded)),
  }
  const archive = new Blob([zipSync(files)], { type: 'application/zip' })
  saveFile(`${fileName(handover.name)}.zip`, archive)
  return Object.keys(files)
}

/** The names of the module build's files. */
async function loadModules(): Promise<readonly string[]> {
  return Object.values(Object(await fetchJson('/modules/parts.json')))
}

async function loadBuilt(path: string): Promise<Uint8Array> {
  const response = await fetch(`/${path}`).catch(() => undefined)
  if (response?.ok) return new Uint8Array(await response.arrayBuffer())
  throw new Error(
    response
      ? `${path} has not been built. Run “npm run build”, and pack again.`
      : 'The playground does not answer. Run “npm start”, and pack again.',
  )
}
