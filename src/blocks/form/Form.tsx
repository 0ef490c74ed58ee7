import { type ReactElement, type SubmitEvent, useId, useMemo } from 'react'
import type { BlockDefinition, BlockProps } from '../../render/block/BlockDefinition'
import { NamesProvider } from '../../render/block/NamesProvider'
import { reportOf } from '../../render/entry/createOmissionReport'
import { useContentContext } from '../../render/entry/useContentContext'
import { safeUrl } from '../../utils/safeUrl'
import { attributeText } from '../internals/optionValues'
import { FormMessage, hasMessage } from './FormMessage'
import { FormContext, NO_FORM, useFormContext } from './fields/useField'
import type { FormControl } from './fieldValues'
import { formAttributes, formDelivery } from './formDelivery'
import type { FormOptions } from './formOptions'
import { rawResponse, useSubmission } from './useSubmission'

/** A form that sends what visitors fill in, and says how that went. */
export function Form(props: BlockProps<FormOptions>): ReactElement {
  const { options, attributes, id, path, children } = props
  const { onSubmit: ownSubmit, ...own } = attributes
  const content = useContentContext()
  const fieldsId = useId()
  const wished = options.action || attributeText(own.action)
  const action = safeUrl(wished, 'action', reportOf(id, content))
  const delivery = formDelivery(options, wished, action)
  const { state, submit } = useSubmission(options, delivery, id)

  const { message = '' } = state
  const isSending = state.status === 'sending'
  const shown = (content.authoring && options.previewState) || state.status
  const raw = shown === 'error' ? rawResponse(state.response) : ''
  const form = useMemo(() => ({ id: fieldsId, isSending }), [fieldsId, isSending])
  const values = useMemo(() => ({ formErrorMessage: message }), [message])

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    // A form inside of this one sends itself.
    if (event.target !== event.currentTarget) return
    if (typeof ownSubmit === 'function') ownSubmit(event)
    if (!event.nativeEvent.defaultPrevented) submit(event)
  }
  // Chrome lets no form hear of the submissions of one inside of it, and stops them on their way up
  // to React.
  const listener = useFormContext() === NO_FORM ? 'onSubmit' : 'onSubmitCapture'

  return (
    <form
      {...formAttributes(options, delivery)}
      aria-busy={isSending || undefined}
      onInvalidCapture={({ target }) => markInvalid(target as FormControl)}
      onInputCapture={({ currentTarget }) => unmarkFields(currentTarget, isValid)}
      onResetCapture={({ currentTarget }) => unmarkFields(currentTarget)}
      {...own}
      {...{ [listener]: onSubmit }}
    >
      <FormContext value={form}>
        <NamesProvider values={values}>
          {children}
          {/* Present while empty, or screen readers would miss its first message; not busy, or they
              would delay it. */}
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
        </NamesProvider>
        {raw && <pre className="builder-form-error-text">{raw}</pre>}
      </FormContext>
    </form>
  )
}

/**
 * Tells assistive technology what the browser has against a field, for as long as it has.
 *
 * The browser's own bubble says it once and vanishes.
 */
function markInvalid(field: FormControl): void {
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-description', field.validationMessage)
}

const isValid = ({ validity }: FormControl): boolean => validity.valid

/** Takes the marks off fields: all of them, or those that `isMeant` names. */
function unmarkFields(
  form: HTMLFormElement,
  isMeant: (field: FormControl) => boolean = () => true,
): void {
  const marked = form.querySelectorAll<FormControl>('[aria-invalid][aria-description]')
  for (const field of marked) {
    if (!isMeant(field)) continue
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-description')
  }
}

/**
 * Messages take no room, nor a gap, as long as there are none. Red is mixed with the colour of the
 * text around it, so that it can be read on light and on dark pages.
 */
const CSS = `
:where(.builder-form-messages){display:flex;flex-direction:column;align-items:stretch;overflow-wrap:anywhere}
:where(.builder-form-messages:empty){position:absolute}
:where(.builder-form-error-text){margin:0;padding:10px;text-align:center;white-space:pre-wrap;overflow-wrap:anywhere}
:where(.builder-form-note>.builder-block){display:list-item;list-style:none inside}
:where(.builder-form-note-success>.builder-block){list-style-type:"\\2713  "}
:where(.builder-form-note-error>.builder-block){list-style-type:"\\26a0\\fe0e  "}
:where(.builder-form-note-error),:where(.builder-form-error-text){color:#c00;color:color-mix(in srgb,currentColor 40%,#f00)}
:where(.builder-block[aria-busy=true] button[aria-disabled=true]){opacity:.7;cursor:progress}
`

export const formBlock: BlockDefinition<FormOptions> = {
  name: 'Form:Form',
  component: Form,
  interactive: true,
  noWrap: true,
  css: CSS,
  canHaveChildren: true,
}
