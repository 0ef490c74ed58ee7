import { createContentFinder } from '../../render/compile/createContentFinder'

const holdsOther = createContentFinder({
  block: ({ component, tagName }) => Boolean(tagName) || (component && component.name !== 'Text'),
  text: (text) => /<style|<[^<>]*\b(?:src|data|url)/i.test(text),
})

/** Whether blocks are nothing but text and load nothing, so that rendering them before they are seen costs nothing. */
export function isPlainText(blocks: unknown): boolean {
  return holdsOther(blocks) === false
}
