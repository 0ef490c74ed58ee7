import { type ReactElement, type SubmitEvent, useId, useMemo } from 'react'
import { NamesProvider } from '../../render/block/NamesProvider'
import { useContentContext } from '../../render/block/useContentContext'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { reportOf } from '../../render/compile/createOmissionReport'
import { useHydrated } from '../../render/hooks/useHydrated'
import { firmRules } from '../../render/styles/firmRules'
import { safeUrl } from '../../utils/text/safeUrl'
import { attributeText } from '../internals/optionValues'
import { FormMessage, hasMessage } from './FormMessage'
import { FormContext, NO_FORM, useFormContext } from './fields/useField'
import type { FormControl } from './fieldValues'
import { formAttributes, formDelivery } from './formDelivery'
import type { FormOptions } from './formOptions'
import { invalidMessage, isInvalid, reportInvalid, stoppingFields } from './invalidFields'
import { rawResponse, useSubmission } from './useSubmission'

/** A form that sends its fields and shows the result. */
export function Form(props: BlockProps<FormOptions>): ReactElement {
  const { options, attributes, id, path, children } = props
  const { onSubmit: ownSubmit, onSubmitCapture: ownCapture, ...own } = attributes
  const content = useContentContext()
  const fieldsId = useId()
  const wished = options.action || attributeText(own.action)
  const action = safeUrl(wished, 'action', reportOf(id, content))
  const delivery = formDelivery(options, wished, action)
  const { state, submit, stop } = useSubmission(options, delivery, id)
  const validates = options.validate !== false && !own.noValidate
  const isHydrated = useHydrated()

  const { message = '' } = state
  const isSending = state.status === 'sending'
  const shown = (content.authoring && options.previewState) || state.status
  const raw = shown === 'error' ? rawResponse(state.response) : ''
  const form = useMemo(() => ({ id: fieldsId, isSending }), [fieldsId, isSending])
  const values = useMemo(() => ({ formErrorMessage: message }), [message])

  // In Chrome, the submission of a nested form does not reach the outer form, and stops bubbling
  // before it reaches React.
  const isNested = useFormContext() !== NO_FORM

  function onSubmitCapture(event: SubmitEvent<HTMLFormElement>): void {
    const { currentTarget: element, nativeEvent } = event
    // A nested form sends itself.
    const isOwn = event.target === element
    const checks = isOwn && validates && !pressedButton(nativeEvent, element)?.formNoValidate
    const stopping = checks ? stoppingFields(element) : []
    const [field] = stopping
    if (field) {
      event.preventDefault()
      // As if the browser had checked the fields: then no listener of the form hears of it.
      event.stopPropagation()
      if (!reportInvalid(stopping))
        stop(
          `its field "${field.name}" is invalid and cannot take the focus. Show it`,
          invalidMessage(field),
        )
      return
    }
    if (typeof ownCapture === 'function') ownCapture(event)
    if (isOwn && isNested) onSubmit(event)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const { currentTarget: element, nativeEvent } = event
    if (event.target !== element) return
    const isHandled = typeof ownSubmit === 'function'
    if (isHandled) ownSubmit(event)
    if (!nativeEvent.defaultPrevented)
      submit(nativeEvent, element, pressedButton(nativeEvent, element), isHandled)
  }

  return (
    <form
      {...formAttributes(options, delivery, isHydrated)}
      aria-busy={isSending || undefined}
      onInvalidCapture={({ target }) => markInvalid(target as FormControl)}
      onInputCapture={({ currentTarget }) => unmarkFields(currentTarget, isInvalid)}
      onResetCapture={({ currentTarget }) => unmarkFields(currentTarget)}
      {...own}
      // The browser would stop at fields that cannot be seen, without a word.
      noValidate={isHydrated || !validates}
      onSubmitCapture={onSubmitCapture}
      onSubmit={isNested ? undefined : onSubmit}
    >
      <FormContext value={form}>
        <NamesProvider values={values}>
          {children}
          {/* Always rendered, because screen readers miss the first message of a new status
              element. Never busy, which would delay messages. */}
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

/** The button that submitted a form; `null` for a script, which may name any element. */
function pressedButton(event: object, form: HTMLFormElement): FormControl | null {
  const { submitter } = event as { readonly submitter?: FormControl | null }
  return submitter?.form === form ? submitter : null
}

/**
 * Exposes a browser's validation message to assistive technology while the field is invalid.
 *
 * The browser's own bubble announces it once and disappears.
 */
function markInvalid(field: FormControl): void {
  const { validationMessage = '' } = field as Partial<FormControl>
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-description', validationMessage)
}

/** Unmarks fields, except those that `keeps` accepts. */
function unmarkFields(form: HTMLFormElement, keeps?: (field: FormControl) => boolean): void {
  const marked = form.querySelectorAll<FormControl>('[aria-invalid][aria-description]')
  for (const field of marked) {
    if (keeps?.(field)) continue
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-description')
  }
}

/**
 * An empty message box takes no space and adds no gap. Red is mixed with the text colour, so that
 * it is readable on light and dark pages.
 */
const CSS = firmRules({
  '.builder-form-messages':
    'display:flex;flex-direction:column;align-items:stretch;overflow-wrap:anywhere',
  '.builder-form-messages:empty': 'position:absolute',
  '.builder-form-error-text':
    'margin:0;padding:10px;text-align:center;white-space:pre-wrap;overflow-wrap:anywhere',
  '.builder-form-note>.builder-block': 'display:list-item;list-style:none inside',
  '.builder-form-note-success>.builder-block': 'list-style-type:"\\2713  "',
  '.builder-form-note-error>.builder-block': 'list-style-type:"\\26a0\\fe0e  "',
  '.builder-form-note-error,.builder-form-error-text':
    'color:#c00;color:color-mix(in srgb,currentColor 40%,#f00)',
  '.builder-block[aria-busy=true] button[aria-disabled=true]': 'opacity:.7;cursor:progress',
})

export const formBlock: BlockDefinition<FormOptions> = {
  name: 'Form:Form',
  component: Form,
  interactive: true,
  noWrap: true,
  css: CSS,
  canHaveChildren: true,
}
