import { vi } from 'vitest'
import type { ClientEnvironment } from '../browser/environment'

export interface FakePageOptions {
  readonly url?: string
  readonly userAgent?: string
  readonly cookies?: Readonly<Record<string, string>>
  readonly stored?: Readonly<Record<string, string>>
  readonly cookieEnabled?: boolean
  readonly globalPrivacyControl?: boolean
  readonly builderNoTrack?: boolean
  /** Whether cookies and storage throw, as in a sandboxed frame. */
  readonly blocked?: boolean
  /** Random numbers in order; the last one repeats. */
  readonly draws?: readonly number[]
  /** Another tab of the same browser: cookies and storage are shared, and changes announced. */
  readonly besides?: Shared | undefined
}

/** State that the tabs of a browser share. */
interface Shared {
  readonly cookies: Map<string, string>
  readonly stored: Map<string, string>
  /** Dispatches an event in each tab. */
  readonly tabs: Set<(type: string, event?: object) => void>
}

/** A fake window, as far as the client uses one, and access to its state. */
export type FakePage = ReturnType<typeof createFakePage>

export const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36'

/** Creates a page with inspectable cookies, storage, requests and listeners. */
export function createFakePage(options: FakePageOptions = {}) {
  const cookies: Shared['cookies'] =
    options.besides?.cookies ?? new Map(Object.entries(options.cookies ?? {}))
  const stored: Shared['stored'] =
    options.besides?.stored ?? new Map(Object.entries(options.stored ?? {}))
  /** Dispatches an event in this tab. */
  const dispatch = (type: string, event: object = {}): void => {
    for (const listener of listeners.get(type) ?? []) listener(event)
  }
  const tabs: Shared['tabs'] = options.besides?.tabs ?? new Set()
  tabs.add(dispatch)
  const listeners = new Map<string, Set<(event: object) => void>>()
  const draws = [...(options.draws ?? [0.5])]
  /** All writes to `document.cookie`. */
  const cookieWrites: string[] = []
  /** Number of reads and writes of cookies and storage. */
  const accesses = { count: 0 }
  const fetch = vi.fn<ClientEnvironment['fetch']>(async () => new Response(null, { status: 200 }))
  const sendBeacon = vi.fn((_url: string, _body: string) => true)

  function access(): void {
    accesses.count += 1
    if (options.blocked) throw new DOMException('blocked', 'SecurityError')
  }

  const events = {
    addEventListener(type: string, listener: (event: object) => void) {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
    },
    removeEventListener(type: string, listener: (event: object) => void) {
      listeners.get(type)?.delete(listener)
    },
  }

  const document = {
    ...events,
    visibilityState: 'visible',
    get cookie() {
      access()
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      access()
      cookieWrites.push(text)
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? []
      const expires = /; expires=([^;]*)/.exec(text)?.[1]
      if (expires !== undefined && Date.parse(expires) <= Date.now()) cookies.delete(name)
      else cookies.set(name, value)
    },
  }

  const storage = new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: vi.fn((key: string, value: string) => store(key, value)),
      removeItem: (key: string) => store(key, null),
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )

  function store(key: string, newValue: string | null): void {
    if (newValue === (stored.get(key) ?? null)) return
    if (newValue === null) stored.delete(key)
    else stored.set(key, newValue)
    for (const tell of tabs) if (tell !== dispatch) tell('storage', { key, newValue })
  }

  const navigator = {
    userAgent: options.userAgent ?? DESKTOP,
    cookieEnabled: options.cookieEnabled ?? true,
    globalPrivacyControl: options.globalPrivacyControl,
    onLine: true,
    sendBeacon,
  }

  const window = {
    ...events,
    document,
    navigator,
    builderNoTrack: options.builderNoTrack,
    location: new URL(options.url ?? 'https://shop.example.com/a/b?x=1'),
    get localStorage() {
      access()
      return storage
    },
  }

  const environment: ClientEnvironment = {
    window: window as unknown as Window,
    fetch,
    now: () => Date.now(),
    random: () => (draws.length > 1 ? draws.shift() : draws[0]) ?? 0.5,
  }

  return {
    environment,
    window,
    cookies,
    cookieWrites,
    stored,
    storage,
    accesses,
    fetch,
    sendBeacon,
    /** Returns the number of remaining listeners. */
    listenerCount: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    dispatch,
    tabs,
    hide() {
      document.visibilityState = 'hidden'
      dispatch('visibilitychange')
    },
    /** Leaves the page. As in browsers, microtasks run after each listener. */
    async leave() {
      tabs.delete(dispatch)
      for (const type of ['pagehide', 'visibilitychange']) {
        for (const listener of [...(listeners.get(type) ?? [])]) {
          listener({})
          for (let turn = 0; turn < 10; turn++) await Promise.resolve()
        }
        document.visibilityState = 'hidden'
      }
    },
  }
}

/** Creates an environment without a page. */
export function pagelessEnvironment(): ClientEnvironment {
  return { ...createFakePage().environment, window: undefined }
}
