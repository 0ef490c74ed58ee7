import { type ReactElement, type SubmitEvent, useId, useMemo } from 'react'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { Scope } from '../../render/block/Scope'
import { useContentContext } from '../../render/entry/ContentContext'
import { safeUrl } from '../../utils/safeUrl'
import { textOf } from '../internals/textOf'
import { FormMessage, hasMessage } from './FormMessage'
import { FormContext, NO_FORM, useFormContext } from './fields/FormContext'
import type { FormControl } from './fieldValues'
import { formAttributes, formDelivery } from './formDelivery'
import type { FormOptions } from './formOptions'
import { markInvalid, unmarkFields } from './invalidFields'
import { rawResponse } from './serverAnswer'
import { useSubmission } from './useSubmission'

/** A form that sends what visitors fill in, and says how that went. */
export function Form(props: BlockProps<FormOptions>): ReactElement {
  const { options, attributes, id, path, children } = props
  const { onSubmit: ownSubmit, ...own } = attributes
  const { authoring } = useContentContext()
  const fieldsId = useId()
  const wished = options.action || textOf(own.action) || undefined
  const action = safeUrl(wished, `action of block "${id}"`)
  const delivery = formDelivery(options, wished, action)
  const { state, submit } = useSubmission(options, delivery, id)

  const { message = '' } = state
  const isSending = state.status === 'sending'
  const shown = (authoring && options.previewState) || state.status
  const raw = shown === 'error' ? rawResponse(state.response) : ''
  const form = useMemo(() => ({ id: fieldsId, isSending }), [fieldsId, isSending])
  const values = useMemo(() => ({ formErrorMessage: message }), [message])

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    // A form inside of this one sends itself.
    if (event.target !== event.currentTarget) return
    if (typeof ownSubmit === 'function') ownSubmit(event)
    if (!event.nativeEvent.defaultPrevented) submit(event)
  }
  // Chrome lets no form hear of the submissions of one inside of it, and stops them on their way up to React.
  const listener = useFormContext() === NO_FORM ? 'onSubmit' : 'onSubmitCapture'

  return (
    <form
      {...formAttributes(options, delivery)}
      aria-busy={isSending || undefined}
      onInvalidCapture={({ target }) => markInvalid(target as FormControl)}
      onInputCapture={({ currentTarget }) => unmarkFields(currentTarget, false)}
      onResetCapture={({ currentTarget }) => unmarkFields(currentTarget, true)}
      {...own}
      {...{ [listener]: onSubmit }}
    >
      <FormContext value={form}>
        <Scope values={values}>
          {children}
          {/* There before it says anything, or nobody would hear it; not busy, or it would have to wait. */}
          <div className="builder-form-messages" role="status" aria-busy={false}>
            {hasMessage(shown) && (
              <FormMessage
                status={shown}
                options={options}
                id={id}
                path={path}
                errorMessage={message}
              />
            )}
          </div>
        </Scope>
        {raw && <pre className="builder-form-error-text">{raw}</pre>}
      </FormContext>
    </form>
  )
}
