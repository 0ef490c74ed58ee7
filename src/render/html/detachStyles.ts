import { withOwnFontsIn } from '../styles/ownFonts'

/** Stores an inline style until a script can set it. */
export const STYLE_ATTRIBUTE = 'data-sb-style'

const TAG_START = /<[a-z]/gi
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)?(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/y
/** Elements in which `<` does not start a tag. */
const RAW_TEXT = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes)$/

/**
 * Renames the `style` attribute of every tag and removes `on…` attributes.
 *
 * A strict Content Security Policy refuses and reports both wherever HTML is parsed, even in inert
 * documents. Setting the same style later through the CSSOM, as {@link attachStyles} does, is
 * allowed.
 *
 * @param keepsHandler - Decides about each `on…` attribute.
 */
export function detachStyles(
  html: string,
  keepsHandler: (name: string) => boolean = () => false,
): string {
  // `on` has to start a word, since an attribute follows a space, a slash or a quote. Matches
  // inside words would be too many to try.
  if (!/style|\bon\w+\s*=/i.test(html)) return html
  let result = ''
  let done = 0
  TAG_START.lastIndex = 0
  for (let tag = TAG_START.exec(html); tag; tag = TAG_START.exec(html)) {
    let at = skipName(html, tag.index + 1)
    const tagName = html.slice(tag.index + 1, at).toLowerCase()
    while (at < html.length && html[at] !== '>') {
      ATTRIBUTE.lastIndex = at
      const attribute = ATTRIBUTE.exec(html)
      if (!attribute?.[0]) break
      const name = attribute[1]?.toLowerCase() ?? ''
      if (name === 'style') {
        const start = at + attribute[0].toLowerCase().indexOf(name)
        result += html.slice(done, start) + STYLE_ATTRIBUTE
        done = start + name.length
      } else if (name.startsWith('on') && !keepsHandler(name)) {
        result += `${html.slice(done, at)} `
        done = at + attribute[0].length
      }
      at += attribute[0].length
    }
    TAG_START.lastIndex = RAW_TEXT.test(tagName) ? skipText(html, at, tagName) : at
  }
  return result + html.slice(done)
}

function skipName(html: string, start: number): number {
  let at = start
  while (at < html.length && !/[\s/>]/.test(html.charAt(at))) at++
  return at
}

function skipText(html: string, start: number, tagName: string): number {
  const end = new RegExp(`</${tagName}`, 'gi')
  end.lastIndex = start
  return end.exec(html)?.index ?? html.length
}

/**
 * Sets the styles that {@link detachStyles} renamed, on all elements in `root` and in its
 * templates.
 *
 * @param onFixed - Receives each element that would stay in place while the page scrolls, over
 *   whatever else is there. Without it, elements may.
 */
export function attachStyles(root: ParentNode, onFixed?: () => void): void {
  for (const template of root.querySelectorAll('template')) attachStyles(template.content, onFixed)
  for (const element of root.querySelectorAll(`[${STYLE_ATTRIBUTE}]`)) {
    const css = element.getAttribute(STYLE_ATTRIBUTE) ?? ''
    element.removeAttribute(STYLE_ATTRIBUTE)
    if (!('style' in element)) continue
    const { style } = element as HTMLElement
    style.cssText = withOwnFontsIn(css)
    // A variable may hold any value.
    if (!onFixed || !/^(?:fixed|.*\()/.test(style.position)) continue
    style.position = ''
    onFixed()
  }
}
