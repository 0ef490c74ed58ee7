import { mistake, type TakeOmission } from '../../utils/problems/Omission'
import { wordSet } from '../../utils/values/wordSet'

/**
 * Tags that run code, load documents or style the page; tags that set attributes of other elements;
 * tags that React moves to the head or body of the page; and `site-blocks`, whose options are not
 * for content.
 */
const REFUSED_TAGS = wordSet(
  'animate applet base body basefont bgsound embed frame frameset head html keygen link meta noembed noframes noscript object plaintext script set site-blocks style title xmp',
)

const TAG_NAME = /^[a-z][a-z0-9-]*$/

const VOID_TAGS = wordSet('area br col hr img param source track wbr')

/** Whether this is the tag of a custom element. */
export function isOwnElement(tag: string): boolean {
  return tag.includes('-')
}

/**
 * The tag of a block's element: the author's choice, or `div` if that is not allowed.
 *
 * @param attributes - A `div` with an `href` becomes a link; an `iframe` needs an https address.
 */
export function blockTag(
  tagName: string | undefined,
  attributes: Readonly<Record<string, unknown>>,
  omit: TakeOmission,
): string {
  const asked = tagName?.trim().toLowerCase() || 'div'
  // HTML parsers read `image` as `img`.
  const tag = asked === 'image' ? 'img' : asked
  const refused =
    !TAG_NAME.test(tag) ||
    REFUSED_TAGS.has(tag) ||
    (tag === 'iframe' && !/^https:\/\//i.test(String(attributes.src ?? '')))
  if (refused) {
    const remedy = tag === 'iframe' ? 'give the frame an https address' : 'choose another tag'
    const instead = `A <div> is rendered in its place; ${remedy}.`
    omit(mistake(`the tag <${tag.slice(0, 40)}>`, 'blocks may not have it', instead))
    return blockTag('div', attributes, omit)
  }
  return tag === 'div' && attributes.href !== undefined ? 'a' : tag
}

/** Whether elements of this tag are void. Not for refused tags or form fields. */
export function isVoidTag(tag: string): boolean {
  return VOID_TAGS.has(tag)
}
