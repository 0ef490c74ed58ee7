import { type ReactElement, useMemo } from 'react'
import type { FormOptions } from '../../content/blockOptions'
import { Blocks } from '../../render/block/Blocks'
import { useFormContext } from '../internals/FormContext'
import { useInterfaceTexts } from '../internals/useInterfaceTexts'
import { DEFAULT_TEXTS, type MessageStatus, messageBlock } from './defaultMessages'

/** Which message of which form. */
export interface FormMessageProps {
  readonly status: MessageStatus
  readonly options: FormOptions
  /** The `builder-id` of the form. */
  readonly id: string
  /** Path of the form in its entry. */
  readonly path: string
}

/**
 * What a form says in a state: the author's blocks, or the default.
 *
 * What the server said about an error takes the place of blocks that do not ask for it themselves.
 */
export function FormMessage({ status, options, id, path }: FormMessageProps): ReactElement {
  const { errorMessage } = useFormContext()
  const texts = useInterfaceTexts()
  const own = options[`${status}Message`]
  const fromServer = status === 'error' && !asksForMessage(own) ? errorMessage : ''
  const text = fromServer || texts[DEFAULT_TEXTS[status]]
  const plain = useMemo(() => [messageBlock(text)], [text])
  const isPlain = !own || fromServer !== ''
  return (
    <Blocks
      blocks={isPlain ? plain : own}
      path={`${path}.component.options.${status}Message`}
      parentId={id}
      nested
      className={isPlain ? `builder-form-note builder-form-note-${status}` : undefined}
    />
  )
}

/** Whether blocks are bound to `state.formErrorMessage`. */
function asksForMessage(blocks: FormOptions['errorMessage']): boolean {
  return blocks !== undefined && JSON.stringify(blocks).includes('formErrorMessage')
}
