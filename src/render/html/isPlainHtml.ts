import { wordSet } from '../../utils/wordSet'

const TAG = /<(\/?)([a-z][a-z0-9]*)>|</gi

const PLAIN_TAGS = wordSet(
  'b blockquote br code div em h1 h2 h3 h4 h5 h6 hr i li ol p s small span strong sub sup u ul',
)
const VOID_TAGS = new Set(['br', 'hr'])

/**
 * Whether `html` needs no sanitising: text, and a short list of tags without attributes, well nested.
 *
 * What it accepts, a sanitiser would return as it is; most texts of real content are of this kind, and
 * sanitising is slow. It may refuse what is harmless, never the other way round.
 */
export function isPlainHtml(html: string): boolean {
  if (!html.includes('<')) return !html.includes('\0')
  if (html.includes('\0')) return false
  const open: string[] = []
  TAG.lastIndex = 0
  for (let match = TAG.exec(html); match; match = TAG.exec(html)) {
    const tag = match[2]?.toLowerCase()
    if (tag === undefined || !PLAIN_TAGS.has(tag)) return false
    const closing = match[1] === '/'
    if (VOID_TAGS.has(tag)) {
      if (closing) return false
    } else if (!closing) {
      open.push(tag)
    } else if (open.pop() !== tag) {
      return false
    }
  }
  return open.length === 0
}
