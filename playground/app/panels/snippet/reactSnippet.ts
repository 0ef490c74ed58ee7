import { quoteString } from './javaScript'
import { asAttribute, givenOptions, type WidgetOptions } from './SnippetOptions'

/** What a text between plain quotes of JSX may not hold: it knows entities, and no backslashes. */
const NEEDS_BRACES = /["&\\\r\n{}<>]/

/** A component that draws the custom element. Its types come from `siteblocks/jsx`. */
export function reactSnippet(widget: WidgetOptions): string {
  const attributes = givenOptions(widget).map(([name, value]) => {
    const [attribute, text] = asAttribute(name, value)
    if (text === true) return attribute
    return `${attribute}=${NEEDS_BRACES.test(text) ? `{${quoteString(text)}}` : `"${text}"`}`
  })
  return [
    "import 'siteblocks/jsx'",
    '',
    'export function Content() {',
    '  return (',
    '    <site-blocks',
    ...attributes.map((attribute) => `      ${attribute}`),
    '    />',
    '  )',
    '}',
  ].join('\n')
}
