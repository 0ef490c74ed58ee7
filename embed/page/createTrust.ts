import type { ClientOptions } from '../../src/index'
import { definedOnly, validateOptions } from '../../src/internal'
import { MOUNT_OPTIONS, type MountOptions } from '../widget/MountOptions'

/** Keys and hosts that the page's own script names. Several are separated by spaces. */
export interface TrustedValues {
  /**
   * Keys of spaces. The first is that of elements without one, and of what the page itself records.
   */
  readonly apiKey?: string | undefined
  /** Content hosts, the first for elements without one. @default the builder's own */
  readonly host?: string | undefined
  /**
   * `false`: visitors may not be remembered until there is consent, by elements that say nothing of
   * it.
   */
  readonly canTrack?: boolean | undefined
}

/** Decides which keys and hosts elements of the markup may show. */
export interface Trust {
  /** Options of elements that give none, and of the page's own client. */
  readonly defaults: Pick<Partial<ClientOptions>, 'apiKey' | 'host' | 'canTrack'>
  /**
   * Adds to what is trusted.
   *
   * @throws TypeError when a value is of the wrong type.
   */
  add(values: TrustedValues): void
  /**
   * The options of `<site-blocks>`, which filters of visitors' HTML take out: it may choose what it
   * wants.
   */
  complete(options: Partial<MountOptions>): Partial<MountOptions>
  /**
   * The options of an element with `data-` attributes, which filters of visitors' HTML let pass.
   *
   * @throws Error when it chooses a key or a host that is not trusted.
   */
  admit(options: Partial<MountOptions>, element: Element): Partial<MountOptions>
}

const TABLE = {
  apiKey: { type: 'string' },
  host: { type: 'string' },
  canTrack: { type: 'boolean' },
} as const

/** Starts with nothing that is trusted but the builder's own host. */
export function createTrust(): Trust {
  const apiKeys: string[] = []
  const hosts: string[] = []
  let canTrack: boolean | undefined

  function defaults(): Trust['defaults'] {
    return definedOnly({ apiKey: apiKeys[0], host: hosts[0], canTrack })
  }

  function complete(options: Partial<MountOptions>): Partial<MountOptions> {
    const { host, ...others } = defaults()
    // An `env` stands for a host.
    const given = definedOnly(options)
    return { ...others, ...(given.env === undefined && host && { host }), ...given }
  }

  return {
    get defaults() {
      return defaults()
    },
    add(values) {
      validateOptions(values, TABLE)
      apiKeys.push(...words(values.apiKey))
      hosts.push(...words(values.host).map(withoutSlash))
      canTrack = values.canTrack ?? canTrack
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
      if (refused.length > 0) throw refusal(element, refused.join(' '))
      const completed = complete(options)
      return canTrack === false ? { ...completed, canTrack } : completed
    },
  }
}

function refusal({ localName }: Element, attributes: string): Error {
  return new Error(
    `SiteBlocks: <${localName} data-siteblocks ${attributes}> was not mounted, since visitors may have written it. If it is yours, write <script async src="…/embed.js" ${attributes}>, or call SiteBlocks.trust() where a bundler loads the script.`,
  )
}

function words(text = ''): readonly string[] {
  return text.match(/\S+/g) ?? []
}

function withoutSlash(host: string): string {
  return host.replace(/\/+$/, '')
}
