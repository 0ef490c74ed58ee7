/** Names of the content hosts that an `env` stands for. */
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

/** Attributes of the visitor, compared by targeting. */
export interface UserAttributes {
  /** Path of the page, as in `/offers`. */
  readonly urlPath?: string
  /** Host name of the page. */
  readonly host?: string
  /** Worked out from the user agent. */
  readonly device?: 'mobile' | 'tablet' | 'desktop' | (string & {})
  /** Language, as in `de-AT`. */
  readonly locale?: string
  readonly [name: string]: unknown
}

/** How to reach content, and whether visitors may be remembered. */
export interface ClientOptions {
  /**
   * Public key of the space to read content from. Without one, requests for content fail with an
   * error. `DEMO`, the key of sample snippets, stands for a space without content: nothing is sent.
   */
  readonly apiKey: string
  /**
   * Origin that serves content, as in `https://content.example.com`. Wins over
   * {@link ClientOptions.env}.
   *
   * @default 'https://cdn.builder.io'
   */
  readonly host?: string
  /**
   * Which of the known hosts to use. Anything but `production` also asks caches not to answer.
   *
   * @default 'production'
   */
  readonly env?: HostEnv | (string & {})
  /**
   * Version of the API: `v1` or `v3`. Others fail with an error.
   *
   * @default 'v3'
   */
  readonly apiVersion?: 'v1' | 'v3' | (string & {})
  /**
   * Which endpoint answers content requests.
   *
   * @default 'content'
   */
  readonly apiEndpoint?: 'content' | 'query'
  /**
   * Sent as `Authorization: Bearer …` with content requests.
   *
   * @keywords private credentials bearer login
   */
  readonly authToken?: string
  /**
   * How many requests of the query endpoint share one URL.
   *
   * @default 1
   */
  readonly contentPerRequest?: number
  /**
   * Milliseconds within which content has to come. A request that fails for a reason that may pass
   * is repeated once in that time. 0 waits without end.
   *
   * @default 10000
   * @since 0.2.0
   * @keywords slow network
   */
  readonly timeout?: number
  /**
   * Whether the last good answer of each address is kept in `localStorage`, for 7 days, and shown
   * while the content host cannot answer. Only of visitors who may be remembered; never in
   * previews.
   *
   * @default false
   * @since 0.2.0
   * @keywords offline outage fallback
   */
  readonly keepLastAnswer?: boolean
  /**
   * Language asked for when a request names none.
   *
   * @keywords language i18n translation country
   */
  readonly locale?: string
  /**
   * Attributes of the visitor for this client only, over urlPath, host and device. Not kept in a
   * cookie.
   *
   * @keywords targeting audience personalization segment
   */
  readonly userAttributes?: UserAttributes
  /** Given to every `fetch`, under what a request gives itself. */
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
   * Milliseconds for which content waits for the visitor's consent, before its variation and the
   * attributes of earlier pages are chosen. More than 0 also announces a call of
   * `setConsent`: nothing is remembered before, whatever `canTrack` says. All clients of a page
   * follow the first that says so.
   *
   * @default 500 where the page names a consent manager, else 0
   * @since 0.3.0
   * @keywords gdpr privacy cookie banner onetrust cookiebot tcf
   */
  readonly consentWait?: number
  /**
   * Whether impressions and clicks are recorded without being asked for.
   *
   * @default true
   * @keywords analytics events
   */
  readonly autoTrack?: boolean
  /**
   * Whether events carry the whole address of the page. Otherwise they carry it without its
   * fragment, and of its query only what names a campaign, such as `utm_source` and `gclid`.
   *
   * @default false
   * @since 0.3.0
   * @keywords utm query gdpr privacy
   */
  readonly fullUrl?: boolean
  /**
   * Whether a Global Privacy Control signal of the browser is passed over.
   *
   * @default false
   * @keywords gdpr privacy do not track signal
   */
  readonly ignoreGpc?: boolean
  /**
   * Domain whose hosts share their visitors, as in `example.com` for `www.` and `shop.`: cookies
   * are set for it, and the visitor's id is kept in one as well. All clients of a page follow the
   * first that says so.
   *
   * @default the host of the page
   * @since 0.2.0
   * @keywords subdomain gdpr
   */
  readonly cookieDomain?: string
  /**
   * Begins the names of all cookies, so that two sites of one domain keep theirs apart. All clients
   * of a page follow the first that says so.
   *
   * @default ''
   * @since 0.2.0
   * @keywords gdpr
   */
  readonly cookiePrefix?: string
  /**
   * Where variations are remembered: in a cookie for each entry, or in one for all. Those that were
   * kept the other way are still read. In one, the entries that have not been seen for longest go
   * when it is full.
   *
   * @default 'each'
   * @since 0.2.0
   * @keywords gdpr ab test experiment
   */
  readonly variationCookies?: 'each' | 'one'
  /**
   * Host names whose pages may edit content live; replaces the list of the builder's own hosts, to
   * which `localhost` belongs on pages of this machine. `*.name` stands for every subdomain, `[]`
   * trusts no host.
   *
   * @keywords editor iframe security
   */
  readonly trustedHosts?: readonly string[]
  /**
   * Told what happens inside: requests, retries, dropped events. Never anything that needs
   * handling.
   *
   * @keywords log
   */
  readonly onDebug?: (message: string, detail?: unknown) => void
}
