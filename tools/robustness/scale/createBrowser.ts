import type { ClientEnvironment } from '../../../src/index'

/**
 * A visitor's browser as far as the client needs one, with cookies and storage that last from page
 * to page.
 */
export interface VisitorBrowser {
  /** Opens a page and returns the client's environment. */
  open(url: string): ClientEnvironment
  /** Leaves the page and waits until its last requests end. */
  leave(): Promise<void>
  /** Whether stored events wait for another page view. */
  readonly waits: boolean
  /** Whether nothing is stored. */
  readonly isEmpty: boolean
}

type Fetch = ClientEnvironment['fetch']

/** Creates a browser for one visitor. */
export function createBrowser(userAgent: string, fetch: Fetch): VisitorBrowser {
  const cookies = new Map<string, string>()
  const [local, session] = [createStorage(), createStorage()]
  const pending = new Set<Promise<unknown>>()
  let page = new EventTarget()

  const follow: Fetch = (url, init) => {
    const answer = fetch(url, init)
    const settled: Promise<unknown> = answer.then(
      () => pending.delete(settled),
      () => pending.delete(settled),
    )
    pending.add(settled)
    return answer
  }

  return {
    get waits() {
      return local.length > 0 && keys(local).some((key) => key.startsWith('siteblocks.events/'))
    },
    get isEmpty() {
      return cookies.size + local.length + session.length === 0
    },
    open(url) {
      page = new EventTarget()
      const document = Object.assign(new EventTarget(), {
        visibilityState: 'visible',
        referrer: '',
        cookieEnabled: true,
      })
      Object.defineProperty(document, 'cookie', {
        get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        set(text: string) {
          const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? []
          const expires = /expires=([^;]*)/i.exec(text)?.[1]
          if (expires !== undefined && Date.parse(expires) <= Date.now()) cookies.delete(name)
          else cookies.set(name, value)
        },
      })
      const window = Object.assign(page, {
        document,
        location: new URL(url),
        localStorage: local,
        sessionStorage: session,
        navigator: {
          userAgent,
          cookieEnabled: true,
          onLine: true,
          sendBeacon: (address: string, body: string) => {
            follow(address, { method: 'POST', body }).catch(() => {})
            return true
          },
        },
        innerWidth: 1280,
        innerHeight: 800,
        CustomEvent,
      })
      const top = { parent: window, top: window, self: window }
      return {
        window: Object.assign(window, top) as unknown as Window,
        fetch: follow,
        now: () => Date.now(),
        random: () => Math.random(),
      }
    },
    async leave() {
      while (pending.size > 0) {
        await Promise.all(pending)
        // Lets the client react to the answers first.
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

function createStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

function keys(storage: ReturnType<typeof createStorage>): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}
