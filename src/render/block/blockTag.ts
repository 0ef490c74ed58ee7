import type { TakeOmission } from '../../utils/Omission'
import { wordSet } from '../../utils/wordSet'

/**
 * Tags that run code, load documents or style the page; those that give other elements addresses;
 * those that React puts into the page's own head or body wherever they are rendered; and widgets,
 * which have options of their own.
 */
const REFUSED_TAGS = wordSet(
  'animate applet base body basefont bgsound embed frame frameset head html keygen link meta noembed noframes noscript object plaintext script set site-blocks style title xmp',
)

const TAG_NAME = /^[a-z][a-z0-9-]*$/

const VOID_TAGS = wordSet('area br col hr img param source track wbr')

/** Whether elements of this tag are of the page's own kind. */
export function isOwnElement(tag: string): boolean {
  return tag.includes('-')
}

/**
 * The tag of a block's element: what the author asked for, `div` where that may not be.
 *
 * @param attributes - Decide two cases: a `div` with an address is a link, an `iframe` needs an
 *   https one.
 */
export function blockTag(
  tagName: string | undefined,
  attributes: Readonly<Record<string, unknown>>,
  omit: TakeOmission,
): string {
  const asked = tagName?.trim().toLowerCase() || 'div'
  // As every parser of HTML reads it.
  const tag = asked === 'image' ? 'img' : asked
  const refused =
    !TAG_NAME.test(tag) ||
    REFUSED_TAGS.has(tag) ||
    (tag === 'iframe' && !/^https:\/\//i.test(String(attributes.src ?? '')))
  if (refused) {
    omit({
      what: `the tag <${tag.slice(0, 40)}>`,
      why: 'blocks may not have it',
      instead:
        tag === 'iframe'
          ? 'A <div> is rendered in its place; give the frame an https address.'
          : 'A <div> is rendered in its place; choose another tag.',
      isMistake: true,
    })
    return blockTag('div', attributes, omit)
  }
  return tag === 'div' && attributes.href !== undefined ? 'a' : tag
}

/** Whether elements of this tag, which is neither refused nor that of a field, have no children. */
export function isVoidTag(tag: string): boolean {
  return VOID_TAGS.has(tag)
}
