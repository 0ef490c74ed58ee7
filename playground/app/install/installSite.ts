import { countryStep, isCountryWritten, RETURNING_STEP } from './factSteps'
import { connectTag, ownBlocksTag } from './htmlSnippets'
import { installedOptions, type SiteContent } from './installedContent'
import { type InstallSettings, scriptAddress } from './installSettings'
import type { InstallStep, Platform } from './Platform'
import { platforms } from './platforms'
import type { Policed } from './policy'
import type { Room, SnippetOptions } from './SnippetOptions'
import { hostOf } from './serverSnippet'

/** Everything that the code for a site is written from. */
export interface Site extends SiteContent {
  /** Origin of the built files, unless the site has its own. */
  readonly filesOrigin: string
  /** Code that registers the site's own blocks. */
  readonly ownCode: string
  /** Integrity hash of `embed.js`; `undefined` while it is unknown. */
  readonly integrity?: string | undefined
  /** Second file of the module build; `undefined` while it is unknown. */
  readonly livePart?: string | undefined
  /** Measured height of the content; `undefined` while it is unknown. */
  readonly room?: Room | undefined
}

/** Code that Install writes, as steps and as parts of a page. */
export interface Installed {
  readonly platform: Platform
  readonly options: SnippetOptions
  readonly steps: readonly InstallStep[]
  /** HTML in the head and in the body of a page whose owner has followed the steps. */
  readonly head: string
  readonly body: string
  /** Whether that HTML is the pasted code, and not what code for an app amounts to. */
  readonly isPasted: boolean
  /** Options that decide the policy of the site. */
  readonly policed: Policed
}

/**
 * Writes the code for a site. Install shows and copies the steps; the preview is a page with their
 * HTML. Code for apps has none: its page is that of plain HTML with the same options.
 *
 * @param settings - Addresses of the site. Those of the playground stand for empty ones.
 */
export function installSite(site: Site, settings: InstallSettings): Installed {
  const { snippet, policy } = site.site
  const platform = platforms.find(({ id }) => id === snippet) ?? HTML
  const options = snippetOptions(site, settings, platform)
  const { widget, scriptUrl } = options
  const trustedTypes = policy === 'trusted-types'
  const steps = stepsFor(platform, options, trustedTypes)
  const isPasted = steps.some(({ spot }) => spot === 'body')
  const pasted = isPasted ? steps : stepsFor(HTML, options, trustedTypes)
  const codeAt = (spot: InstallStep['spot']) =>
    pasted.flatMap((step) => (step.spot === spot ? (step.code ?? []) : []))
  const scripts = codeAt('script').map((code) => `<script>\n${code}\n</script>`)
  return {
    platform,
    options,
    steps,
    head: codeAt('head').join('\n'),
    body: [...codeAt('body'), ...scripts].join('\n'),
    isPasted,
    policed: {
      html: isPasted ? [...codeAt('head'), ...codeAt('body')].join('\n') : '',
      scripts: [
        platform.isPackage ? '' : folderOf(scriptUrl),
        NONCE.test(`${widget.nonce}`) ? `'nonce-${widget.nonce}'` : '',
        widget.evaluate === undefined ? '' : "'unsafe-eval'",
      ].filter(Boolean),
      host: hostOf(widget),
      trustedTypes,
    },
  }
}

/** A nonce that a policy can name. */
const NONCE = /^(?!undefined$)[\w+/=-]+$/

const [HTML] = platforms as readonly [Platform, ...Platform[]]

function snippetOptions(
  content: Site,
  settings: InstallSettings,
  platform: Platform,
): SnippetOptions {
  const { site, filesOrigin, ownCode, integrity, livePart, room } = content
  const { extras, manager } = site
  // A frame sees neither the page's address nor its consent manager.
  const { isFramed, hasHead } = platform
  const own = isFramed
    ? { ...content, site: { ...site, fits: false, address: undefined } }
    : content
  const isParted = hasHead && extras.includes('parts')
  return {
    widget: installedOptions(own, settings),
    scriptUrl: scriptAddress(settings.scriptUrl || filesOrigin),
    integrity: extras.includes('hash') ? integrity : undefined,
    isEarly: hasHead && !isParted && extras.includes('early'),
    livePart: isParted ? livePart : undefined,
    place: settings.place || undefined,
    manager: isFramed ? undefined : manager,
    room: mayReserve(platform) && extras.includes('room') ? room : undefined,
    knowsReturning: !isFramed && extras.includes('returning'),
    ownCode,
  }
}

/** Whether the code can reserve the height of the content. A frame has the height it is given. */
export const mayReserve = ({ hasRoom, isFramed }: Platform) => hasRoom === true && !isFramed

function stepsFor(
  platform: Platform,
  options: SnippetOptions,
  trustedTypes: boolean,
): readonly InstallStep[] {
  const isFollowed = !options.manager || platform.hasConnect
  const isRegistered = !options.ownCode?.trim() || platform.hasOwnBlocks
  return [
    ...(options.knowsReturning ? [RETURNING_STEP] : []),
    ...(isFollowed ? [] : [followStep(options)]),
    ...(isRegistered ? [] : [ownBlocksStep(options)]),
    ...(isCountryWritten(options.widget) ? [countryStep(platform)] : []),
    ...platform.steps(options, trustedTypes),
  ]
}

/** For platforms whose code has no tag for the consent manager. */
function followStep(options: SnippetOptions): InstallStep {
  return {
    title: 'Add this to the head of every page',
    where: 'Beside your consent manager. The content then waits for its word.',
    code: connectTag(options).trim(),
    spot: 'head',
  }
}

/** For platforms whose code has no place for the site's own blocks. */
function ownBlocksStep(options: SnippetOptions): InstallStep {
  return {
    title: 'Add your own blocks',
    where: 'To the head of every page, or without the tags to a script of yours.',
    code: ownBlocksTag(options).trim(),
    spot: 'head',
  }
}

/** Folder of the built files as a CSP source; empty for an address on the site itself. */
function folderOf(scriptUrl: string): string {
  if (!URL.canParse(scriptUrl)) return ''
  const { origin, pathname } = new URL('.', scriptUrl)
  return pathname === '/' ? origin : origin + pathname
}
