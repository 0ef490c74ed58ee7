/**
 * Escapes the start of tags in a text of the page's URL, before content sees it: content may insert
 * the text into HTML in many ways, some of which cannot be told from an author's own markup.
 *
 * Other characters stay, so that comparisons with `O'Brien` or `A&B` hold. Also escapes
 * percent-encoded tags, which content may decode.
 */
export function escapeTags(text: string): string {
  return text.replace(/</g, '&lt;').replace(/%3c/gi, '%26lt%3B')
}
