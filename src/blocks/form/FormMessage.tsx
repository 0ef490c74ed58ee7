import { type ReactElement, useMemo } from 'react'
import { Blocks, optionPath } from '../../render/block/Blocks'
import { hasOwn } from '../../utils/values/hasOwn'
import { useInterfaceTexts } from '../internals/useInterfaceTexts'
import type { FormOptions } from './formOptions'
import { messageBlock } from './messageBlock'

/** Names of the default texts, for forms without messages of their own. */
const DEFAULT_TEXTS = {
  success: 'formSuccess',
  error: 'formError',
  sending: 'formSending',
} as const

/** A state with a message. */
type MessageStatus = keyof typeof DEFAULT_TEXTS

interface FormMessageProps {
  readonly status: MessageStatus
  readonly options: FormOptions
  /** The `builder-id` of the form. */
  readonly id: string
  /** Path of the form in its entry. */
  readonly path: string
  /** The server's message about an error; empty without one. */
  readonly errorMessage: string
}

/**
 * Message of a form in a state: the author's blocks, or the default text.
 *
 * The server's error message replaces blocks that do not include it themselves.
 */
export function FormMessage(props: FormMessageProps): ReactElement {
  const { status, options, id, path, errorMessage } = props
  const texts = useInterfaceTexts()
  const own = options[`${status}Message`]
  const fromServer = status === 'error' && !asksForMessage(own) ? errorMessage : ''
  const text = fromServer || texts[DEFAULT_TEXTS[status]]
  const plain = useMemo(() => [messageBlock(text)], [text])
  const isPlain = !own || fromServer !== ''
  return (
    <Blocks
      blocks={isPlain ? plain : own}
      path={optionPath(path, `${status}Message`)}
      parentId={id}
      nested
      className={isPlain ? `builder-form-note builder-form-note-${status}` : undefined}
    />
  )
}

/** Whether blocks use `state.formErrorMessage`. */
function asksForMessage(blocks: FormOptions['errorMessage']): boolean {
  return blocks !== undefined && JSON.stringify(blocks).includes('formErrorMessage')
}

export function hasMessage(status: string): status is MessageStatus {
  return hasOwn(DEFAULT_TEXTS, status)
}
