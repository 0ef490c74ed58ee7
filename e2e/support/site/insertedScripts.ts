const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

interface Script {
  readonly src: string | undefined
  readonly text: string
}

function scriptsIn(html: string): readonly Script[] {
  return Array.from(html.matchAll(SCRIPT), ([, attributes = '', text = '']) => ({
    src: /\ssrc="([^"]*)"/.exec(attributes)?.[1],
    text,
  }))
}

/**
 * Markup whose scripts a tool makes anew at an event of the window, in order and without their
 * other attributes: Tag Manager at `DOMContentLoaded`, plugins that delay scripts at the visitor's
 * first move.
 */
export function insertedAt(event: string, html: string): string {
  return `${html.replace(SCRIPT, '')}<script>addEventListener('${event}', () => {
    for (const { src, text } of ${JSON.stringify(scriptsIn(html))}) {
      const script = Object.assign(document.createElement('script'), { async: false, text })
      if (src) script.src = src
      document.head.append(script)
    }
  }, { once: true })</script>`
}

/**
 * Markup whose scripts a plugin puts into one file.
 *
 * @param read - Text of the file at an address.
 * @returns The markup, which loads `/combined.js`, and the text of that file.
 */
export function combined(html: string, read: (src: string) => string): [page: string, js: string] {
  const texts = scriptsIn(html).map(({ src, text }) => (src ? read(src) : text))
  return [
    `${html.replace(SCRIPT, '')}<script defer src="/combined.js"></script>`,
    texts.join(';\n'),
  ]
}
