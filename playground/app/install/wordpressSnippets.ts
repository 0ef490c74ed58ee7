import { htmlTag, mountCode } from './htmlSnippets'
import {
  builtFile,
  CONTAINER_ID,
  type SnippetOptions,
  splitAttributes,
  type WidgetOptions,
} from './SnippetOptions'

/** Markup that WordPress lets post authors use: a `div` that only names the content. */
export function postSnippet({ widget }: SnippetOptions): string {
  const { apiKey: _key, host: _host, ...own } = widget
  const { attributes, others } = splitAttributes(own, 'data-')
  if (others.length > 0) return htmlTag('div', [['id', CONTAINER_ID]])
  return htmlTag('div', [['data-siteblocks', true], ...attributes])
}

/**
 * Theme code with the script's address, the allowed key and host, and options that no attribute of
 * a `div` can express.
 */
export function themeSnippet(options: SnippetOptions): string {
  const { widget, integrity } = options
  const { apiKey, host, ...own } = widget
  const isMounted = splitAttributes(own, 'data-').others.length > 0
  const says = [
    ...(isMounted ? [] : ['async', ...trusted({ 'api-key': apiKey, host })]),
    ...(integrity ? [`integrity="${integrity}" crossorigin="anonymous"`] : []),
  ].join(' ')
  const calls = enqueueCalls(options, isMounted) + (isMounted ? inlineCall(widget) : '')
  return `add_action('wp_enqueue_scripts', function () {\n${calls}});${says && filterCall(says)}`
}

function trusted(values: { readonly [name: string]: unknown }): string[] {
  return Object.entries(values).map(([name, value]) => `data-${name}="${escapeHtml(`${value}`)}"`)
}

/** Runs in the footer, after the `div` has been parsed. */
function inlineCall(widget: WidgetOptions): string {
  const guard = `  if (!document.getElementById('${CONTAINER_ID}')) return\n`
  return `    wp_add_inline_script('siteblocks', <<<'SITEBLOCKS'
${mountCode(widget, guard)}
SITEBLOCKS
    , 'before');
`
}

function filterCall(says: string): string {
  return `

add_filter('script_loader_tag', function ($tag, $handle) {
    $says = ${quotePhp(says)};
    return $handle === 'siteblocks' ? str_replace('<script ', "<script $says ", $tag) : $tag;
}, 10, 2);`
}

function enqueueCalls({ widget, manager, scriptUrl }: SnippetOptions, inFooter: boolean): string {
  const more = inFooter ? ', true' : ''
  const files = { siteblocks: scriptUrl }
  const all =
    widget.analytics && !manager
      ? { ...files, 'siteblocks-connect': builtFile(scriptUrl, 'connect.js') }
      : files
  return Object.entries(all)
    .map(
      ([handle, url]) => `    wp_enqueue_script('${handle}', ${quotePhp(url)}, [], null${more});\n`,
    )
    .join('')
}

function escapeHtml(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}

function quotePhp(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
