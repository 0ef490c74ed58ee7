import { LINK_SCHEMES } from '../../utils/text/safeUrl'
import { wordSet } from '../../utils/values/wordSet'
import { isVoidTag } from './blockTag'
import { STYLE_ATTRIBUTE } from './detachStyles'

/**
 * Attribute values may not contain character references, because browsers parse some differently.
 * Only `&amp;` before a query parameter is safe.
 */
const ATTRIBUTE = `(?:(?:alt|class|dir|lang|title|${STYLE_ATTRIBUTE})="[^"&<>\\0]*"|(?:href|src)="(?:(?:${LINK_SCHEMES.join('|')}):|[/#])(?:[^"&<>\\0-\\x20]|&amp;[\\w-]+=)*")`
const TAG = new RegExp(`<(/?)([a-z][a-z0-9]*)((?: ${ATTRIBUTE})*)>|[<\\0]`, 'gi')

/** Elements of simple HTML. */
export const SIMPLE_TAGS: ReadonlySet<string> = wordSet(
  'a b blockquote br code div em h1 h2 h3 h4 h5 h6 hr i img li ol p s small span strong sub sup u ul',
)

/**
 * Whether `html` needs no sanitising: text, and a short list of tags and attributes, well nested.
 *
 * A sanitiser would return accepted HTML unchanged; most texts of real content are of this kind,
 * and sanitising is slow. It may refuse harmless HTML, but must never accept harmful HTML.
 */
export function isSimpleHtml(html: string): boolean {
  const open: string[] = []
  let isInLink = false
  TAG.lastIndex = 0
  for (let match = TAG.exec(html); match; match = TAG.exec(html)) {
    const tag = match[2]?.toLowerCase()
    if (tag === undefined || !SIMPLE_TAGS.has(tag)) return false
    const closing = match[1] === '/'
    if (closing && (match[3] || isVoidTag(tag) || open.pop() !== tag)) return false
    // Parsers split nested links.
    if (tag === 'a' && !closing && isInLink) return false
    if (tag === 'a') isInLink = !closing
    if (!closing && !isVoidTag(tag)) open.push(tag)
  }
  return open.length === 0
}
