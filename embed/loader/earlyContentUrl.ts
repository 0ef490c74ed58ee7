/**
 * The address of the content of this page view, as the client writes it; `undefined` where more
 * than the options decides about it: keys in the page's URL, or what an earlier visit told of the
 * visitor.
 *
 * The widget takes over only what was asked for at its own address, so a difference costs a request
 * and nothing else.
 */
export function earlyContentUrl({
  apiKey: apiKeys = '',
  model,
  host: hosts = 'https://cdn.builder.io',
  locale,
}: DOMStringMap): string | undefined {
  // Of several, the first is that of elements without one.
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
