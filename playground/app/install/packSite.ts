import { pageOfItsOwn } from './htmlSnippets'
import { type InstallSettings, isLocalAddress, scriptAddress } from './installSettings'
import type { Installed } from './installSite'
import type { Platform } from './Platform'
import { builtFile } from './SnippetOptions'
import { type Handover, writeReadme } from './writeReadme'

/** Files of the archive for a site. */
export interface SitePack {
  /** Files that Install has written, by their names. */
  readonly texts: { readonly [name: string]: string }
  /** Built files, by their paths in the folder of `embed.js`. */
  readonly built: readonly string[]
}

/** Parts from which an archive is packed. */
export interface PackParts extends Handover {
  readonly installed: Installed
  /** Policy of the site; absent where the code itself sends it. */
  readonly policy?: string | undefined
  /** Files of the module build. */
  readonly modules: readonly string[]
}

const POLICY_FILE = 'content-security-policy.txt'

/** The site's own script, for a page that has one. */
const SCRIPT_FILE = 'site.js'

/**
 * Addresses for the code in the archive. As long as the site has none of its own for `embed.js`,
 * it lies beside the page, or at the root of a site that is made with something else.
 */
export function packedSettings(settings: InstallSettings, platform: Platform): InstallSettings {
  const { scriptUrl } = settings
  if (scriptUrl && !isLocalAddress(scriptAddress(scriptUrl))) return settings
  return { ...settings, scriptUrl: platform.isPage ? 'embed.js' : '/embed.js' }
}

/** Everything that whoever puts the content on the site needs. */
export function packSite(parts: PackParts): SitePack {
  const { installed, name, policy, modules } = parts
  const { steps, isPasted, options } = installed
  const codeAt = (spot: string) =>
    steps.flatMap((step) => (step.spot === spot && step.code !== undefined ? [step.code] : []))
  const script = codeAt('script').join('\n')
  const tags = script ? [`<script src="${SCRIPT_FILE}"></script>`] : []
  const page = pageOfItsOwn(name, options.widget, {
    head: codeAt('head').join('\n'),
    body: [...codeAt('body'), ...tags].join('\n'),
  })
  const files = {
    ...(isPasted && { 'index.html': page }),
    ...(script && { [SCRIPT_FILE]: script }),
    ...(policy && { [POLICY_FILE]: policy }),
  }
  const built = builtFiles(installed, modules)
  const readme = writeReadme({ ...parts, files: [...Object.keys(files), ...built] })
  return { texts: { 'README.md': readme, ...files }, built }
}

/** The built files that the code names. */
function builtFiles(
  { steps, options: { scriptUrl } }: Installed,
  modules: readonly string[],
): readonly string[] {
  const code = steps.map((step) => step.code ?? '').join('\n')
  const isNamed = (name: string) => {
    const address = builtFile(scriptUrl, name)
    return code.includes(`"${address}"`) || code.includes(`'${address}'`)
  }
  const parts = isNamed('modules/siteblocks.js') ? modules.map((name) => `modules/${name}`) : []
  return [...['embed.js', 'loader.js', 'connect.js'].filter(isNamed), ...parts]
}
