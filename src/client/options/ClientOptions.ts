/** Names of known content hosts. */
export type HostEnv =
  | 'production'
  | 'qa'
  | 'test'
  | 'development'
  | 'dev'
  | 'cdn-qa'
  | 'cloud'
  | 'fast'
  | 'cdn2'
  | 'cdn-prod'

/** Attributes of the visitor, which targeting compares. */
export interface UserAttributes {
  /** Path of the page, as in `/offers`. */
  readonly urlPath?: string
  /** Host name of the page. */
  readonly host?: string
  /** Device, derived from the user agent. */
  readonly device?: 'mobile' | 'tablet' | 'desktop' | (string & {})
  /** Language, as in `de-AT`. */
  readonly locale?: string
  readonly [name: string]: unknown
}

/** Options for fetching content and for remembering visitors. */
export interface ClientOptions {
  /**
   * Public key of the space to read content from. Requests without a key fail. `DEMO`, the key in
   * sample snippets, stands for an empty space: nothing is sent.
   */
  readonly apiKey: string
  /**
   * Origin that serves content, as in `https://content.example.com`. Overrides
   * {@link ClientOptions.env}.
   *
   * @default 'https://cdn.builder.io'
   */
  readonly host?: string
  /**
   * Name of a known content host. Anything but `production` also makes requests bypass caches.
   *
   * @default 'production'
   */
  readonly env?: HostEnv | (string & {})
  /**
   * Version of the API: `v1` or `v3`. Requests with other versions fail.
   *
   * @default 'v3'
   */
  readonly apiVersion?: 'v1' | 'v3' | (string & {})
  /**
   * Endpoint for content requests: `content` or `query`.
   *
   * @default 'content'
   */
  readonly apiEndpoint?: 'content' | 'query'
  /**
   * Token sent as `Authorization: Bearer …` with content requests.
   *
   * @keywords private credentials bearer login
   */
  readonly authToken?: string
  /**
   * Maximum number of requests to the query endpoint that share one URL.
   *
   * @default 1
   */
  readonly contentPerRequest?: number
  /**
   * Milliseconds to wait for content, including one retry after a temporary failure. 0 waits
   * without limit.
   *
   * @default 10000
   * @since 0.2.0
   * @keywords slow network
   */
  readonly timeout?: number
  /**
   * Whether to store the last good response of each URL in `localStorage` for 7 days, and show it
   * while the content host is unavailable. Stores nothing for visitors who may not be remembered,
   * nor in previews.
   *
   * @default false
   * @since 0.2.0
   * @keywords offline outage fallback
   */
  readonly keepLastAnswer?: boolean
  /**
   * Language of requests that do not name one.
   *
   * @keywords language i18n translation country
   */
  readonly locale?: string
  /**
   * Attributes of the visitor for this client only. They override urlPath, host and device, and
   * those of `setUserAttributes`, and are not stored in a cookie.
   *
   * @keywords targeting audience personalization segment
   */
  readonly userAttributes?: UserAttributes
  /** Options of every `fetch`. Those of a request override them. */
  readonly fetchOptions?: RequestInit
  /**
   * Whether visitors may be remembered and their events sent.
   *
   * While `false`, every visitor gets the default, and nothing is written to cookies or storage.
   * `Client.setConsent` changes it later.
   *
   * @default true
   * @keywords gdpr privacy consent cookies cookie banner opt in opt out analytics
   */
  readonly canTrack?: boolean
  /**
   * Milliseconds that content waits for the visitor's consent, before its variation and the
   * attributes of earlier pages are chosen. More than 0 also announces a call of `setConsent`:
   * nothing is remembered before it, regardless of `canTrack`. The first client on a page that sets
   * this option decides for all.
   *
   * @default 500 where the page names a consent manager, else 0
   * @since 0.3.0
   * @keywords gdpr privacy cookie banner onetrust cookiebot tcf
   */
  readonly consentWait?: number
  /**
   * Whether impressions and clicks are recorded automatically.
   *
   * @default true
   * @keywords analytics events
   */
  readonly autoTrack?: boolean
  /**
   * Whether events contain the full URL of the page. Otherwise they omit its fragment and all query
   * parameters except those of campaigns, such as `utm_source` and `gclid`.
   *
   * @default false
   * @since 0.3.0
   * @keywords utm query gdpr privacy
   */
  readonly fullUrl?: boolean
  /**
   * Whether to ignore the browser's Global Privacy Control signal.
   *
   * @default false
   * @keywords gdpr privacy do not track signal
   */
  readonly ignoreGpc?: boolean
  /**
   * Domain whose hosts share their visitors, as in `example.com` for `www.` and `shop.`. Cookies
   * are set for it, including one with the visitor's id. The first client on a page that sets this
   * option decides for all.
   *
   * @default the host of the page
   * @since 0.2.0
   * @keywords subdomain gdpr
   */
  readonly cookieDomain?: string
  /**
   * Prefix of all cookie names, so that two sites on one domain do not share cookies. The first
   * client on a page that sets this option decides for all.
   *
   * @default ''
   * @since 0.2.0
   * @keywords gdpr
   */
  readonly cookiePrefix?: string
  /**
   * Storage of variations: one cookie for each entry, or one for all. Cookies of the other kind are
   * still read. When the single cookie is full, the entries seen least recently are removed.
   *
   * @default 'each'
   * @since 0.2.0
   * @keywords gdpr ab test experiment
   */
  readonly variationCookies?: 'each' | 'one'
  /**
   * Which `builder.*` keys in the page's address have an effect. By default, those of a preview:
   * `builder.env` only on local pages and in the frame of a trusted editor, and attributes of the
   * visitor only in that frame or beside `builder.preview`. `all` heeds every key on every page,
   * `false` none.
   *
   * @default true
   * @since 0.4.0
   * @keywords preview link security hardening builder.preview builder.env
   */
  readonly pageKeys?: boolean | 'all'
  /**
   * Whether the campaign in the page's address belongs to the attributes of the visitor:
   * `utm_campaign`, `utm_source` and other parameters that begin with `utm_`, for this address only.
   *
   * @default false
   * @since 0.5.0
   * @keywords utm query targeting personalization campaign link newsletter ads
   */
  readonly campaignAttributes?: boolean
  /**
   * Host names whose pages may edit content live, over https. Replaces the default list:
   * `builder.io`, `beta.builder.io`, `qa.builder.io`, and `localhost` for pages on the same
   * machine. `*.name` matches every subdomain of `name`, `name:8443` only that port, `[]` trusts no
   * host. On this machine, any scheme and port will do.
   *
   * @default the builder's own hosts
   * @keywords editor iframe security
   */
  readonly trustedHosts?: readonly string[]
  /**
   * Called with internal events: requests, retries, dropped events. None of them needs handling.
   *
   * @keywords log
   */
  readonly onDebug?: (message: string, detail?: unknown) => void
}
