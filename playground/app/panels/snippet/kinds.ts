import type { SnippetId } from '../../state/urlState'
import {
  divSnippet,
  elementSnippet,
  elementTag,
  loaderTag,
  mountCode,
  mountSnippet,
  propertiesCode,
  queueCode,
  scriptTag,
} from './htmlSnippets'
import {
  quoteString,
  type SnippetOptions,
  splitAttributes,
  type WidgetOptions,
  writeOptions,
} from './SnippetOptions'
import { serverSnippet } from './serverSnippet'

/** A way to put content on a site. */
export interface SnippetKind {
  readonly id: SnippetId
  readonly label: string
  /** When to use it. */
  readonly hint: string
  /** What to paste, by where it goes. */
  parts(options: SnippetOptions, trustedTypes: boolean): { readonly [place: string]: string }
  /** The code of its inline script; empty or absent when it has none. */
  inline?(widget: WidgetOptions): string
}

const SPOT = 'Where the content belongs'

/** All ways, the plainest first. */
export const kinds: readonly SnippetKind[] = [
  {
    id: 'element',
    label: 'Element',
    hint: 'What you put between the tags shows until the content is there, and when there is none.',
    parts: (options) => ({ [SPOT]: elementSnippet(options) }),
    inline: propertiesCode,
  },
  {
    id: 'div',
    label: 'Div',
    hint: 'The same for editors that remove custom elements.',
    parts: (options) => ({ [SPOT]: divSnippet(options) }),
    inline: queueCode,
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    hint: 'For a page that decides itself what to show, and when.',
    parts: (options) => ({ [SPOT]: mountSnippet(options) }),
    inline: mountCode,
  },
  {
    id: 'loader',
    label: 'Loader',
    hint: 'For the first thing that visitors see: script and content are asked for at the same time.',
    parts: (options) => ({ 'In the head': loaderTag(options), [SPOT]: elementTag(options) }),
    inline: propertiesCode,
  },
  {
    id: 'react',
    label: 'React',
    hint: 'The import brings the types of the element, and no code.',
    parts: (options) => ({
      'A component': reactSnippet(options.widget),
      'Once in the page': scriptTag(options),
    }),
  },
  {
    id: 'server',
    label: 'Server',
    hint: 'The content is there before any script. The policy is that of the answer.',
    parts: (options, trustedTypes) => ({ 'On your server': serverSnippet(options, trustedTypes) }),
  },
]

/** What a text between plain quotes of JSX may not hold: it knows entities, and no backslashes. */
const NEEDS_BRACES = /["&\\\r\n{}<>]/

/** A component that renders the custom element. Its types come from `siteblocks/jsx`. */
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
