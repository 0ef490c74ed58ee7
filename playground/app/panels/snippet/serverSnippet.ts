import { scriptTag } from './htmlSnippets'
import { writeValue } from './javaScript'
import { givenOptions, type SnippetOptions } from './SnippetOptions'
import { writePolicy } from './writePolicy'

/** Options that decide which entry is sent, as parameters of the request. */
const PARAMETERS: { readonly [option: string]: string } = {
  entry: 'options.entry',
  includeUnpublished: "'true'",
  locale: 'options.locale',
  userAttributes: 'JSON.stringify(options.userAttributes)',
}

/** A function from request to response, which fetches the entry and draws it for the visitor who asks. */
export function serverSnippet(options: SnippetOptions, trustedTypes = false): string {
  const given = givenOptions(options.widget)
  const policy = writePolicy({
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: they belong to the code that is written
    scripts: ["'nonce-${nonce}'"],
    styles: ["'nonce-${nonce}'"],
    host: options.widget.host,
    trustedTypes,
  })
  const script = inTemplate(scriptTag(options, [['async', true]]))
    .replace('<script', '<script nonce="${nonce}"')
    .replace(/\n/g, '\n    ')
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: they belong to the code that is written
  return `import { renderToHtml } from 'siteblocks/server'

const options = {
${given.map(([name, value]) => `  ${name}: ${writeValue(value)},\n`).join('')}}

export async function answer({ url, headers }) {
  const query = new URLSearchParams({
    apiKey: options.apiKey,
    url,
${given.flatMap(([name]) => (PARAMETERS[name] ? [`    ${name}: ${PARAMETERS[name]},\n`] : [])).join('')}    includeRefs: 'true',
  })
  const address = \`\${options.host}/api/v3/content/\${options.model}?\${query}\`
  const { results } = await (await fetch(address)).json()
  if (!results?.[0]) return new Response('There is no such page.', { status: 404 })

  const nonce = crypto.randomUUID()
  const { html, setCookies } = renderToHtml(results[0], {
    ...options,
    nonce,
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
    <title>A page that a server has drawn</title>
    ${script}
  </head>
  <body>\${html}</body>
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

function inTemplate(text: string): string {
  return text.replace(/[\\`$]/g, '\\$&')
}
