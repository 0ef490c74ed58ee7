import { optionRows } from 'virtual:siteblocks-options'
import type { HostEnv, UserAttributes } from '../../../src/client/Client'
import { chooseHost } from '../../../src/client/options/hosts'
import { readPageKeys } from '../../../src/client/pageKeys/readPageKeys'
import { contentItem } from '../../../src/client/requests/contentItem'
import { contentUrl } from '../../../src/client/requests/contentParameters'
import { scriptTag } from './htmlSnippets'
import { writePolicy } from './policy'
import {
  givenOptions,
  quoteString,
  type SnippetOptions,
  splitAttributes,
  type WidgetOptions,
  writeOptionLines,
  writeValue,
} from './SnippetOptions'

/** Options that the server sets itself or does not use. */
const NOT_SERVED = ['nonce', 'content', 'isolation']

/** Code of a request handler that fetches the entry and renders it for the visitor. */
export function serverSnippet(options: SnippetOptions, trustedTypes = false): string {
  const { widget } = options
  const { address, parameters } = requestOf(widget)
  const { others } = splitAttributes(widget)
  const isServed = ([name]: readonly [string, unknown]) =>
    !NOT_SERVED.includes(name) && !others.some(([other]) => other === name)
  const inBrowser = others.filter(([name]) => name !== 'options' && !NOT_SERVED.includes(name))
  const policy = writePolicy({
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: part of the generated code
    scripts: ["'nonce-${nonce}'", ...(widget.evaluate ? ["'unsafe-eval'"] : [])],
    styles: ["'nonce-${nonce}'"],
    host: hostOf(widget),
    trustedTypes,
  })
  const script = inTemplate(scriptTag(options))
    .replaceAll('<script', '<script nonce="${nonce}"')
    .replace(/\n/g, '\n    ')
  const properties = inTemplate(writeOptionLines(inBrowser, '      '))
  const setter =
    inBrowser.length > 0
      ? `\n    <script nonce="\${nonce}">
    Object.assign(document.querySelector('site-blocks'), {\n${properties}    })
    </script>`
      : ''
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: part of the generated code
  return `import { renderToHtml } from 'siteblocks/server'

export async function answer({ url, headers }) {
  const query = new URLSearchParams({
${parameters}  })
  const content = await fetch(${address} + query${widget.fetchOptions ? `, ${writeValue(widget.fetchOptions)}` : ''})
  const { results } = await content.json()
  if (!results?.[0]) return new Response('There is no such page.', { status: 404 })

  const nonce = crypto.randomUUID()
  const { html, setCookies } = renderToHtml(results[0], {
${writeOptionLines(givenOptions(widget).filter(isServed), '    ')}    nonce,
    visitor: {
      url,
      cookies: headers.get('cookie') ?? undefined,
      userAgent: headers.get('user-agent') ?? undefined,
      globalPrivacyControl: headers.get('sec-gpc') === '1',
    },
  })
  const page = \`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A page from a server</title>
    ${script}
  </head>
  <body>\${html}${setter}</body>
</html>\`
  const response = new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': \`${policy}\`,
      'cache-control': 'private',
    },
  })
  for (const cookie of setCookies) response.headers.append('set-cookie', cookie)
  return response
}`
}

/** Address and parameters of the content request, without parameters at their defaults. */
function requestOf(widget: WidgetOptions): { address: string; parameters: string } {
  const asked = addressOf(widget)
  const { apiKey, model, host } = widget
  const plain = addressOf({ apiKey, model, host }).searchParams
  const own = [...asked.searchParams].filter(
    ([name, value]) => name !== 'url' && (name === 'apiKey' || plain.get(name) !== value),
  )
  const lines = own.map(([name, value]) => {
    return `    ${/^\w+$/.test(name) ? name : quoteString(name)}: ${quoteString(value)},\n`
  })
  const url = typeof widget.url === 'string' ? `url: ${quoteString(widget.url)}` : 'url'
  const refs = asked.searchParams.get('includeRefs') === 'true' ? "    includeRefs: 'true',\n" : ''
  return {
    address: quoteString(`${asked.origin}${asked.pathname}?`),
    parameters: `${lines.join('')}    ${url},\n${refs}`,
  }
}

/** The content request that the widget would send, except for what it knows about its page. */
function addressOf(widget: WidgetOptions): URL {
  const { model, apiKey, userAttributes, key, ...others } = widget
  const asks = ([asked]: readonly [string, unknown]) =>
    optionRows.some(
      ({ name, section, type }) => name === asked && section !== 'display' && type !== 'function',
    )
  const request = Object.fromEntries(Object.entries(others).filter(asks))
  const context = {
    host: hostOf(widget),
    apiKey,
    apiEndpoint: 'content',
    locale: undefined,
    skipsCaches: false,
    isEditing: false,
    pageUrl: undefined,
    userAttributes: (userAttributes ?? {}) as UserAttributes,
    pageKeys: readPageKeys(''),
  } as const
  return new URL(contentUrl(context, [contentItem('get', model, request)]))
}

/** Address of the widget's content request; `undefined` for a host that only the page can name. */
export function contentRequest(widget: WidgetOptions): string | undefined {
  return URL.canParse(hostOf(widget)) ? addressOf(widget).href : undefined
}

/** Origin of the content host. */
export function hostOf({ host, env }: WidgetOptions): string {
  return chooseHost({ host: host as string, env: env as HostEnv }, undefined).host
}

function inTemplate(text: string): string {
  return text.replace(/[\\`$]/g, '\\$&')
}
