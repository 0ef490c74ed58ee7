import { wordSet } from '../../utils/values/wordSet'

const DRAWING =
  'circle defs ellipse filter g line marker mask path pattern polygon polyline rect stop svg switch symbol text tspan use view'
const FORMULA =
  'math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics'

/** Builds a lookup from each tag in the first column to the set of words in the second. */
function byTag(
  rows: readonly (readonly [tags: string, words: string])[],
): (tag: string) => ReadonlySet<string> | undefined {
  const sets = new Map(
    rows.flatMap(([tags, words]) => tags.split(' ').map((tag) => [tag, wordSet(words)] as const)),
  )
  return (tag) => sets.get(tag)
}

/**
 * Tags allowed inside an element of this tag, for the few that HTML restricts; else `undefined`.
 */
export const tagsInside = byTag([
  ['table', 'caption colgroup thead tbody tfoot tr'],
  ['thead tbody tfoot', 'tr'],
  ['tr', 'td th'],
  ['colgroup', 'col'],
  ['select', 'option optgroup'],
  ['optgroup', 'option'],
  ['option iframe', ''],
  [DRAWING, DRAWING],
  [FORMULA, FORMULA],
])

/** Allowed parents of a part of a table; `undefined` for all other tags. */
export const tagsAround = byTag([
  ['caption colgroup thead tbody tfoot', 'table'],
  ['tr', 'table thead tbody tfoot'],
  ['td th', 'tr'],
  ['col', 'colgroup'],
])

/** Tags that close an element of this tag, at any depth except inside a nested list or table. */
export const tagsEnding = byTag([
  ['h1 h2 h3 h4 h5 h6', 'h1 h2 h3 h4 h5 h6'],
  ['li', 'li rb rp rt rtc'],
  ['dd dt', 'dd dt rb rp rt rtc'],
  ['rb rp rt rtc', 'rb rp rt rtc'],
  ['nobr', 'nobr'],
])

/** Elements that a paragraph may hold. */
export const PHRASING = wordSet(
  'a abbr b bdi bdo big br cite code data del dfn em font i img input ins kbd label mark meter output picture progress q s samp small source span strike strong sub sup time tt u var wbr',
)

const ENDS_PARAGRAPH =
  /<(?:address|article|aside|blockquote|center|d[dlt]|details|dialog|dir|div|fieldset|figcaption|figure|footer|form|h[1-6r]|header|hgroup|li|listing|main|menu|nav|ol|p|plaintext|pre|r[bpt]c?|search|section|summary|table|ul|xmp)\b/i

/** Whether HTML contains an element that closes the paragraph around it. */
export function endsParagraph(html: string): boolean {
  return ENDS_PARAGRAPH.test(html)
}

const TAG = /<(\/?)([a-z][^\s/<>]*)(?:[^"<>]*"[^"]*")*/gi
const LISTS = wordSet('dir dl menu ol table ul')

/** Whether one of `tags` begins in well-formed HTML outside of lists and tables. */
export function beginsOutsideLists(html: string, tags: ReadonlySet<string>): boolean {
  let depth = 0
  for (const [, slash, name = ''] of html.matchAll(TAG)) {
    const tag = name.toLowerCase()
    if (LISTS.has(tag)) depth += slash ? -1 : 1
    else if (depth === 0 && !slash && tags.has(tag)) return true
  }
  return false
}
