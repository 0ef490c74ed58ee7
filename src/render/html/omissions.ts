import type { Omission } from '../../utils/problems/Omission'
import { quoteValue } from '../../utils/text/quoteValue'

const ALLOW = 'Pass {allowScripts: true} if you trust its authors.'
const upToSite = (what: string, why: string, instead = ALLOW): Omission => ({
  what,
  why,
  instead,
  isUpToSite: true,
})

/** Omissions from HTML of content, with a remedy for each. */
export const leftOut = {
  script: upToSite('<script>', 'the site does not run scripts of content'),
  scriptOfType: (type: string): Omission =>
    upToSite(`<script type=${quoteValue(type)}>`, 'scripts of the page may run what it holds'),
  openScript: upToSite('<script> in a <script> that is data', 'parsers do not agree on its end'),
  handler: (name: string): Omission =>
    upToSite(
      `attribute "${name}"`,
      'the site does not run scripts of content',
      `Use an action of a block. ${ALLOW}`,
    ),
  element: (name: string): Omission =>
    upToSite(`<${name}>`, 'it may load or run what the site has not allowed'),
  frame: (source: string | null): Omission =>
    upToSite(
      `<iframe src=${quoteValue(source ?? '')}>`,
      'frames of content show pages over https',
      'Use an https address.',
    ),
  attribute: (name: string): Omission =>
    upToSite(`attribute "${name}"`, 'HTML of content may not have it'),
  ownName: (name: string): Omission =>
    upToSite(
      `attribute "${name}"`,
      'documents and forms use that name themselves',
      'Choose another name.',
    ),
  address: (name: string, scheme: string): Omission =>
    upToSite(
      `${name}="${scheme}:…"`,
      `addresses of content may not begin with "${scheme}:"`,
      `Use an https address. ${ALLOW}`,
    ),
  password: upToSite('<input type="password">', 'a text may not ask for passwords'),
  fixed: upToSite('style="position: fixed"', 'a text may not cover the page'),
  use: upToSite(
    '<use> of another document',
    'it may bring scripts along',
    'Put the <symbol> into the same HTML.',
  ),
} as const

/**
 * Rewords an omission for text blocks, which may contain less than Custom Code, whatever the site
 * allows.
 */
export function inText({ what, why, instead }: Omission): Omission {
  const isMarkup = instead.includes(ALLOW)
  return {
    what,
    why: isMarkup ? 'text blocks may hold markup of text only' : why,
    instead: instead.replace(ALLOW, 'Put it into a Custom Code block.'),
  }
}
