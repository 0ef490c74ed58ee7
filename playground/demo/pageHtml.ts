interface PageOptions {
  readonly title: string
  readonly apiKey: string
  readonly model: string
  readonly entry: { readonly [key: string]: unknown }
}

/** Writes a page that shows an entry with `embed.js` and contains the content. */
export function pageHtml({ title, apiKey, model, entry }: PageOptions): string {
  const isRtl = Boolean(entry.meta && (entry.meta as { rtlMode?: boolean }).rtlMode)
  const locale = isRtl ? 'ar' : 'en'
  // HTML ends a script at the first `</script`, even inside a string.
  const options = JSON.stringify(
    { apiKey, model, content: entry, locale, canTrack: false },
    null,
    1,
  )
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`)
  return `<!doctype html>
<html lang="${locale}"${isRtl ? ' dir="rtl"' : ''}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="images/mark.svg" type="image/svg+xml" />
    <style>
      body { margin: 0; background: #f5eddc; font-family: system-ui, sans-serif }
      #content { min-height: 100vh }
    </style>
    ${OWN_BLOCKS.map((file) => `<script defer src="${file}"></script>`).join('\n    ')}
    <script defer src="embed.js"></script>
    <script type="module">
      const options = JSON.parse(document.getElementById('options').textContent)
      // The content is inline, so nothing is fetched; other requests stay on this site.
      SiteBlocks.mount('#content', { ...options, host: location.origin })
    </script>
  </head>
  <body>
    <div id="content"><noscript>This page needs JavaScript.</noscript></div>
    <script type="application/json" id="options">${options}</script>
  </body>
</html>
`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for HTML, between tags or in quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark)
}

/** Files of `playground/pages` that register the samples' own blocks. */
export const OWN_BLOCKS = ['ratio.js', 'curve.js', 'profile.js'] as const
