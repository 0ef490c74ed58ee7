interface Intercepted {
  readonly request: { readonly url: string }
}

interface DomWindow {
  readonly happyDOM: {
    readonly settings: {
      readonly fetch: {
        interceptor: { beforeAsyncRequest(intercepted: Intercepted): never } | null
      }
    }
  }
}

// A request that no test answers fails the run everywhere, whether or not names resolve there.
if (typeof document !== 'undefined') {
  const { settings } = (window as unknown as DomWindow).happyDOM
  settings.fetch.interceptor = {
    beforeAsyncRequest({ request }) {
      throw new Error(`${request.url} was requested. Answer fetch and sendBeacon in the test.`)
    },
  }
}
