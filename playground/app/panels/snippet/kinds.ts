import type { SnippetId } from '../../state/urlState'
import {
  divSnippet,
  elementSnippet,
  elementTag,
  loaderTag,
  mountSnippet,
  scriptTag,
} from './htmlSnippets'
import { reactSnippet } from './reactSnippet'
import type { SnippetOptions } from './SnippetOptions'
import { serverSnippet } from './serverSnippet'

/** Something to paste. */
export interface SnippetPart {
  /** Where it goes. */
  readonly title: string
  readonly code: string
}

/** A way to put content on a site. */
export interface SnippetKind {
  readonly id: SnippetId
  readonly label: string
  /** When to use it. */
  readonly hint: string
  parts(options: SnippetOptions, trustedTypes: boolean): readonly SnippetPart[]
}

const SPOT = 'Where the content belongs'

/** All ways, the plainest first. */
export const kinds: readonly SnippetKind[] = [
  {
    id: 'element',
    label: 'Element',
    hint: 'What you put between the tags shows until the content is there, and when there is none.',
    parts: (options) => [{ title: SPOT, code: elementSnippet(options) }],
  },
  {
    id: 'div',
    label: 'Div',
    hint: 'The same for editors that remove custom elements.',
    parts: (options) => [{ title: SPOT, code: divSnippet(options) }],
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    hint: 'For a page that decides itself what to show, and when.',
    parts: (options) => [{ title: SPOT, code: mountSnippet(options) }],
  },
  {
    id: 'loader',
    label: 'Loader',
    hint: 'For the first thing that visitors see: script and content are asked for at the same time.',
    parts: (options) => [
      { title: 'In the head', code: loaderTag(options) },
      { title: SPOT, code: elementTag(options) },
    ],
  },
  {
    id: 'react',
    label: 'React',
    hint: 'The import brings the types of the element, and no code.',
    parts: (options) => [
      { title: 'A component', code: reactSnippet(options.widget) },
      { title: 'Once in the page', code: scriptTag(options) },
    ],
  },
  {
    id: 'server',
    label: 'Server',
    hint: 'The content is there before any script. The policy is that of the answer.',
    parts: (options, trustedTypes) => [
      { title: 'On your server', code: serverSnippet(options, trustedTypes) },
    ],
  },
]
