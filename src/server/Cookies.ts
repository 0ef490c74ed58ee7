/** The request that {@link Cookies} reads: Node's own, Express's and others' fit. */
export interface CookieRequest {
  /** Where the cookies are. */
  readonly headers: {
    /** The `Cookie` header. */
    readonly cookie?: string | undefined
  }
  /** `https` where a framework works it out, behind a proxy too. */
  readonly protocol?: string
  /** Tells of https, in older versions of Node. */
  readonly connection?: {
    /** Whether the connection is https. */
    readonly encrypted?: boolean
  } | null
  /** Tells of https. */
  readonly socket?: {
    /** Whether the connection is https. */
    readonly encrypted?: boolean
  } | null
}

/** The response that {@link Cookies} writes to. */
export interface CookieResponse {
  /** Current value of a header. */
  getHeader(name: string): number | string | readonly string[] | undefined
  /** Puts all values of the header in place of those before. */
  setHeader(name: string, value: string[]): unknown
}

/** How a cookie is set. */
export interface CookieOptions {
  /** When it ends. Without it, when the browser is closed. */
  readonly expires?: Date
  /**
   * Whether it is sent over https only.
   *
   * @default true on https
   */
  readonly secure?: boolean
}

const HEADER_TEXT = /^[\t\x20-\x7e\x80-\xff]+$/

/**
 * Reads a request's cookies and sets them on its response, for the whole site, out of reach of
 * scripts.
 */
export class Cookies {
  /** Whether the connection counts as https. Looked up in the request unless it is set. */
  secure: boolean | undefined

  readonly #request: CookieRequest
  readonly #response: CookieResponse

  constructor(request: CookieRequest, response: CookieResponse) {
    this.#request = request
    this.#response = response
  }

  /** The value as it stands in the header, not decoded; `undefined` when there is none. */
  get(name: string): string | undefined {
    for (const pair of (this.#request.headers.cookie ?? '').split(';')) {
      const separator = pair.indexOf('=')
      if (separator >= 0 && pair.slice(0, separator).trim() === name) {
        return pair.slice(separator + 1).trim()
      }
    }
    return undefined
  }

  /**
   * Adds a `Set-Cookie` header beside those that are there. An empty value removes the cookie.
   *
   * Throws `argument name is invalid` and `argument value is invalid` for characters that a header
   * cannot carry, and for `;`, which would begin attributes of another's choosing (in a name `=`
   * too); then `Cannot send secure cookie over unencrypted connection` for `secure: true` on http.
   */
  set(name: string, value: string, options: CookieOptions = {}): this {
    if (!HEADER_TEXT.test(name) || /[;=]/.test(name))
      throw new TypeError('argument name is invalid')
    if (value !== '' && (!HEADER_TEXT.test(value) || value.includes(';'))) {
      throw new TypeError('argument value is invalid')
    }
    const encrypted = this.secure ?? this.#isEncrypted()
    if (options.secure && !encrypted) {
      throw new Error('Cannot send secure cookie over unencrypted connection')
    }
    const expires = value === '' ? new Date(0) : options.expires
    const attributes = [
      `${name}=${value}`,
      'path=/',
      ...(expires ? [`expires=${expires.toUTCString()}`] : []),
      'SameSite=None',
      ...((options.secure ?? encrypted) ? ['secure'] : []),
      'httponly',
    ]
    this.#response.setHeader('Set-Cookie', [...this.#headers(), attributes.join('; ')])
    return this
  }

  #isEncrypted(): boolean {
    const { protocol, connection, socket } = this.#request
    return protocol === 'https' || Boolean(connection?.encrypted) || Boolean(socket?.encrypted)
  }

  #headers(): readonly string[] {
    const headers = this.#response.getHeader('Set-Cookie') ?? []
    return Array.isArray(headers) ? headers : [String(headers)]
  }
}
