/**
 * The URL of this page view's content, as the client would build it. `undefined` if it depends on
 * more than the options: on keys in the page's URL, or on stored data about the visitor.
 *
 * The widget only uses a response from exactly its own URL, so a difference costs nothing but a
 * request.
 */
export function earlyContentUrl({
  apiKey: apiKeys = '',
  model,
  host: hosts = 'https://cdn.builder.io',
  locale,
}: DOMStringMap): string | undefined {
  // The first of several values is the default for elements.
  const [apiKey = '', host = ''] = [apiKeys, hosts].map((text) => /\S+/.exec(text)?.[0])
  const { pathname, search, host: pageHost } = location
  if (
    !apiKey ||
    !model ||
    !/^https?:/.test(host) ||
    /[?&](?:builder[._%]|cachebust=)/i.test(search) ||
    remembersVisitor()
  )
    return undefined
  const agent = navigator.userAgent
  const device = /Tablet|iPad/i.test(agent)
    ? 'tablet'
    : /Android|BlackBerry|iPhone|iPod|Opera Mini|IEMobile|WPDesktop/i.test(agent)
      ? 'mobile'
      : 'desktop'
  const parameters: Record<string, string | undefined> = {
    omit: 'meta.componentsUsed',
    apiKey,
    locale,
    userAttributes: JSON.stringify({ urlPath: pathname, host: pageHost, device, locale }),
    includeRefs: 'true',
    model: JSON.stringify(model),
  }
  const query = Object.entries(parameters)
    .filter(([, value]) => value)
    .map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return `${host.replace(/\/+$/, '')}/api/v3/content/${encodeURIComponent(model)}?${query}`
}

function remembersVisitor(): boolean {
  try {
    return document.cookie.includes('builder.userAttributes=')
  } catch {
    // Sandboxed pages have no cookies.
    return false
  }
}
