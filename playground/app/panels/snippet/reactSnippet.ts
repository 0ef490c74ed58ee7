import { quoteString } from './javaScript'
import { splitAttributes, type WidgetOptions, writeOptions } from './SnippetOptions'

/** What a text between plain quotes of JSX may not hold: it knows entities, and no backslashes. */
const NEEDS_BRACES = /["&\\\r\n{}<>]/

/** A component that draws the custom element. Its types come from `siteblocks/jsx`. */
export function reactSnippet(widget: WidgetOptions): string {
  const { attributes, others } = splitAttributes(widget)
  const written = attributes.map(([attribute, text]) => {
    if (text === true) return attribute
    return `${attribute}=${NEEDS_BRACES.test(text) ? `{${quoteString(text)}}` : `"${text}"`}`
  })
  const isPlain = others.length === 0
  return [
    ...(isPlain ? [] : ["import type { MountOptions } from 'siteblocks/global'"]),
    "import 'siteblocks/jsx'",
    '',
    ...(isPlain
      ? []
      : [`const properties: Partial<MountOptions> = {\n${writeOptions(others, '  ')}}`, '']),
    'export function Content() {',
    '  return (',
    '    <site-blocks',
    ...written.map((attribute) => `      ${attribute}`),
    ...(isPlain ? [] : ['      ref={(element) => void Object.assign(element ?? {}, properties)}']),
    '    />',
    '  )',
    '}',
  ].join('\n')
}
