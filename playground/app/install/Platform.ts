import type { SnippetId } from '../state/urlState'
import type { SnippetOptions } from './SnippetOptions'

/** One installation step. */
export interface InstallStep {
  readonly title: string
  /** Where to do it, in the words of the platform. */
  readonly where: string
  /** Code to paste there. */
  readonly code?: string
  /** Where HTML goes; a script of the site's own contains JavaScript. */
  readonly spot?: 'head' | 'body' | 'script'
}

/** A site platform and its installation. */
export interface Platform {
  readonly id: SnippetId
  readonly label: string
  /** Whether the owner writes the page, and files can lie beside it. */
  readonly isPage?: true
  /** Whether the app bundles the widget as a package instead of loading it from an address. */
  readonly isPackage?: true
  /** Whether the code runs in its own frame, where it cannot see the page's address. */
  readonly isFramed?: true
  /** Whether a script inserts the content after an element of the page. */
  readonly hasPlace?: true
  /** Whether the page's head can request script and content early. */
  readonly hasHead?: true
  /** Whether the code can reserve the height of the content. */
  readonly hasRoom?: true
  /** Whether the code registers the site's own blocks. */
  readonly hasOwnBlocks?: true
  /** Whether the code loads `connect.js` itself where a consent manager needs it. */
  readonly hasConnect?: true
  /** Whether the site's own server renders the page and sends its policy. */
  readonly isServer?: true
  /** The three steps of an installation. */
  steps(options: SnippetOptions, trustedTypes: boolean): readonly InstallStep[]
}
