import { BLOCK_TYPE, type Block } from '../../content/types'
import { hasOwn } from '../../utils/hasOwn'

/** Names of the texts that forms show where their authors have none. */
export const DEFAULT_TEXTS = {
  success: 'formSuccess',
  error: 'formError',
  sending: 'formSending',
} as const

/** A state in which a form says something. */
export type MessageStatus = keyof typeof DEFAULT_TEXTS

/** Whether a form says something in a state. */
export function hasMessage(status: string): status is MessageStatus {
  return hasOwn(DEFAULT_TEXTS, status)
}

/** A block that says `message`, letter by letter: nothing in it is taken for a tag or an expression. */
export function messageBlock(message: string): Block {
  const text = message.replace(/[&<>{]/g, (character) => `&#${character.charCodeAt(0)};`)
  return {
    '@type': BLOCK_TYPE,
    component: { name: 'Text', options: { text } },
    responsiveStyles: { large: { marginTop: '10px' } },
  }
}
