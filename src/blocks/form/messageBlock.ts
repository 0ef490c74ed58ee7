import { BLOCK_TYPE, type Block } from '../../content/types'

/** A block that shows `message` literally: nothing in it becomes a tag or an expression. */
export function messageBlock(message: string): Block {
  const text = message.replace(/[&<>{]/g, (character) => `&#${character.charCodeAt(0)};`)
  return {
    '@type': BLOCK_TYPE,
    component: { name: 'Text', options: { text } },
    responsiveStyles: { large: { marginTop: '10px' } },
  }
}
