import { htmlTag } from './htmlTag'
import { quoteString, writeValue } from './javaScript'
import {
  asAttribute,
  givenOptions,
  type SnippetOptions,
  type WidgetOptions,
} from './SnippetOptions'

/** What the script that mounts by hand finds its container by. */
const CONTAINER_ID = 'siteblocks'

/** The custom element and the script. */
export function elementSnippet(options: SnippetOptions): string {
  return `${elementTag(options)}\n${scriptTag(options)}`
}

/** A `div` with data attributes, for places that allow no custom elements. */
export function divSnippet(options: SnippetOptions): string {
  const given = givenOptions(options.widget).map(([name, value]) => asAttribute(name, value))
  const attributes = given.map(([name, value]) => [`data-${name}`, value] as const)
  return `${htmlTag('div', [['data-siteblocks', true], ...attributes])}\n${scriptTag(options)}`
}

/** A container, the script and the call of `mount()`. */
export function mountSnippet(options: SnippetOptions): string {
  return [
    htmlTag('div', [['id', CONTAINER_ID]]),
    scriptTag(options, []),
    `<script>${mountCode(options.widget)}</script>`,
  ].join('\n')
}

/** What stands in the inline script of {@link mountSnippet}, to the byte. */
export function mountCode(widget: WidgetOptions): string {
  const given = givenOptions(widget).map(([name, value]) => `    ${name}: ${writeValue(value)},\n`)
  return `\n  SiteBlocks.mount(${quoteString(`#${CONTAINER_ID}`)}, {\n${given.join('')}  })\n`
}

/**
 * The loader for the head of the page.
 *
 * It asks for the content early only where nothing but model, locale and page decide about it: any other request
 * would not be the widget's, and in vain.
 */
export function loaderTag({ widget, scriptsUrl, integrity }: SnippetOptions): string {
  const { apiKey, model, host, locale, ...others } = widget
  const isEarly = Object.values(others).every((value) => value === undefined)
  const asked = isEarly ? givenOptions({ apiKey, model, host, locale }) : []
  return htmlTag('script', [
    ['src', `${scriptsUrl}/loader.js`],
    ['data-src', `${scriptsUrl}/embed.js`],
    ...(integrity ? [['data-integrity', integrity] as const] : []),
    ...asked.map(([name, value]) => {
      const [attribute, text] = asAttribute(name, value)
      return [`data-${attribute}`, text] as const
    }),
  ])
}

/** The custom element alone. */
export function elementTag({ widget }: SnippetOptions): string {
  return htmlTag(
    'site-blocks',
    givenOptions(widget).map(([name, value]) => asAttribute(name, value)),
  )
}

/** The script that brings the widget. */
export function scriptTag(
  { scriptsUrl, integrity }: SnippetOptions,
  first: readonly (readonly [string, string | true])[] = [['async', true]],
): string {
  return htmlTag('script', [
    ...first,
    ['src', `${scriptsUrl}/embed.js`],
    ...(integrity
      ? ([
          ['integrity', integrity],
          ['crossorigin', 'anonymous'],
        ] as const)
      : []),
  ])
}
