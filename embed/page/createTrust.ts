import { guessOption } from '../../src/client/options/guessOption'
import { withoutSlash } from '../../src/client/options/hosts'
import { validateOptions } from '../../src/client/options/Option'
import { knownOptions } from '../../src/client/options/readOptions'
import type { ClientOptions } from '../../src/index'
import { words } from '../../src/utils/text/words'
import { definedOnly } from '../../src/utils/values/filterFields'
import { MOUNT_OPTIONS, MOUNT_TYPES, type MountOptions } from '../options/MountOptions'

/** Trusted keys and hosts, named by the page's own script. Several are separated by spaces. */
export interface TrustedValues {
  /**
   * Keys of spaces. The first is the default for elements, and the space of events that the page
   * itself records.
   */
  readonly apiKey?: string | undefined
  /** Content hosts. The first is the default for elements. @default Builder's own */
  readonly host?: string | undefined
  /** If `false`, elements do not remember visitors before there is consent. */
  readonly canTrack?: boolean | undefined
  /**
   * The option `pageKeys` of every widget and of the page's own events.
   *
   * @since 0.4.0
   */
  readonly pageKeys?: boolean | 'all' | undefined
  /**
   * Whether elements may allow scripts of content by their attribute `allow-scripts`. Without it,
   * only scripts of the page can, by `mount()` or the element's property.
   *
   * @default false
   * @since 0.5.0
   */
  readonly allowScripts?: boolean | undefined
}

/** Decides which keys and hosts elements in the markup may use. */
export interface Trust {
  /** Whether the attribute `allow-scripts` counts. */
  readonly allowsScripts: boolean
  /** Default options of elements and of the page's own client. */
  readonly defaults: Pick<Partial<ClientOptions>, 'apiKey' | 'host' | 'canTrack' | 'pageKeys'>
  /**
   * Adds trusted values.
   *
   * @throws TypeError when a value has the wrong type.
   */
  add(values: TrustedValues): void
  /**
   * Completes the options of a `<site-blocks>` element. It may use any key and host, because
   * filters of visitors' HTML remove such elements.
   */
  complete(options: Partial<MountOptions>): Partial<MountOptions>
  /**
   * Completes the options of an element with `data-` attributes, which filters of visitors' HTML
   * let pass.
   *
   * @throws Error when its key or host is not trusted, or when there is no key.
   */
  admit(options: Partial<MountOptions>, element: Element): Partial<MountOptions>
}

/** Types of the trusted values. */
export const TRUSTED_TYPES = {
  apiKey: 'string',
  host: 'string',
  canTrack: 'boolean',
  pageKeys: 'boolean | all',
  allowScripts: 'boolean',
} as const

/** Initially, only Builder's own host is trusted. */
export function createTrust(): Trust {
  const apiKeys: string[] = []
  const hosts: string[] = []
  /** The last values of each name. */
  const latest: TrustedValues = definedOnly({})

  function defaults(): Trust['defaults'] {
    const { canTrack, pageKeys } = latest
    return definedOnly({ apiKey: apiKeys[0], host: hosts[0], canTrack, pageKeys })
  }

  function complete(options: Partial<MountOptions>): Partial<MountOptions> {
    const { host, ...others } = defaults()
    // An `env` determines the host, so the default must not.
    const given = definedOnly(options)
    return { ...others, ...(given.env === undefined && host && { host }), ...given }
  }

  return {
    get allowsScripts() {
      return latest.allowScripts === true
    },
    get defaults() {
      return defaults()
    },
    add(given) {
      validateOptions(given, TRUSTED_TYPES)
      const values = knownOptions(given, MOUNT_TYPES, undefined, guessOption)
      apiKeys.push(...words(values.apiKey))
      hosts.push(...words(values.host).map(withoutSlash))
      Object.assign(latest, values)
    },
    complete,
    admit(options, element) {
      const { apiKey, host } = options
      const refused: string[] = []
      if (apiKey !== undefined && !apiKeys.includes(apiKey)) {
        refused.push(`data-api-key="${apiKey}"`)
      }
      const isKnown = hosts.length > 0 ? hosts : [MOUNT_OPTIONS.host.default]
      if (host !== undefined && !isKnown.includes(withoutSlash(host))) {
        refused.push(`data-host="${host}"`)
      }
      if (refused.length > 0) {
        const written = refused.join(' ')
        const reason = 'visitors may have written it. If it is yours, write'
        throw refusal(element, ` ${written}`, reason, written)
      }
      if (apiKeys.length === 0) {
        throw refusal(element, '', 'the script has no key. Write', 'data-api-key="KEY"')
      }
      const completed = complete(options)
      return latest.canTrack === false ? { ...completed, canTrack: false } : completed
    },
  }
}

function refusal({ localName }: Element, own: string, reason: string, names: string): Error {
  return new Error(
    `SiteBlocks: <${localName} data-siteblocks${own}> was not mounted, since ${reason} <script async src="…/embed.js" ${names}>, or call SiteBlocks.trust() where a bundler or a plugin loads the script.`,
  )
}
