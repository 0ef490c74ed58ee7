/** Request that {@link Cookies} reads. Node's and Express's requests fit. */
export interface CookieRequest {
  /** Request headers. */
  readonly headers: {
    /** The `Cookie` header. */
    readonly cookie?: string | undefined
  }
  /** Protocol as a framework reports it, also behind a proxy: `https` or `http`. */
  readonly protocol?: string
  /** Connection of older Node versions. */
  readonly connection?: {
    /** Whether the connection is https. */
    readonly encrypted?: boolean
  } | null
  /** Socket of the connection. */
  readonly socket?: {
    /** Whether the connection is https. */
    readonly encrypted?: boolean
  } | null
}

/** Response that {@link Cookies} writes to. Node's and Express's responses fit. */
export interface CookieResponse {
  /** Returns the current value of a header. */
  getHeader(name: string): number | string | readonly string[] | undefined
  /** Replaces all values of a header. */
  setHeader(name: string, value: string[]): unknown
}

/** Attributes of a cookie. */
export interface CookieOptions {
  /** Expiry. Without it, the cookie ends with the browser session. */
  readonly expires?: Date
  /**
   * Whether the cookie is sent over https only.
   *
   * @default true on https
   */
  readonly secure?: boolean
}

const HEADER_TEXT = /^[\t\x20-\x7e\x80-\xff]+$/

/** Reads cookies from a request and sets site-wide `HttpOnly` cookies on its response. */
export class Cookies {
  /** Whether the connection counts as https. Detected from the request unless set. */
  secure: boolean | undefined

  readonly #request: CookieRequest
  readonly #response: CookieResponse

  constructor(request: CookieRequest, response: CookieResponse) {
    this.#request = request
    this.#response = response
  }

  /** Returns the undecoded value of a cookie; `undefined` when the request has none. */
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
   * Adds a `Set-Cookie` header to the existing ones. An empty value removes the cookie.
   *
   * Throws `argument name is invalid` or `argument value is invalid` for characters that a header
   * cannot carry and for `;`, which would start cookie attributes (in a name, also for `=`). Throws
   * `Cannot send secure cookie over unencrypted connection` for `secure: true` on http.
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
