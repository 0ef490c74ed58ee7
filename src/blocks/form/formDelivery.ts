import type { ComponentProps } from 'react'
import { attributeText, optionText } from '../internals/optionValues'
import type { FormOptions } from './formOptions'

/**
 * How a form's submissions leave: to an email recipient, by script to an address, as the browser
 * sends forms, or not at all.
 */
export type FormDelivery =
  | { readonly kind: 'email' | 'none' }
  | { readonly kind: 'script' | 'native'; readonly action: string }

/**
 * How the submissions of a form leave. Where nothing says so, an address means custom, none means
 * email.
 *
 * @param wished - The address that the author gave.
 * @param action - The same; `undefined` when there is none, or none that may be used.
 */
export function formDelivery(
  { sendSubmissionsTo, sendWithJs }: Pick<FormOptions, 'sendSubmissionsTo' | 'sendWithJs'>,
  wished: unknown,
  action: string | undefined,
): FormDelivery {
  if (sendSubmissionsTo === 'email' || (!sendSubmissionsTo && !wished)) return { kind: 'email' }
  if (!action) return { kind: 'none' }
  return { kind: (sendWithJs ?? true) ? 'script' : 'native', action }
}

/**
 * Attributes of the `form` element for a form's options.
 *
 * It has an address only when the browser itself sends the form. Browsers take an unknown method
 * for GET, which would put all fields into the address: such a form is POST.
 */
export function formAttributes(
  options: FormOptions,
  delivery: FormDelivery,
): ComponentProps<'form'> {
  const method = optionText(options.method) || 'POST'
  const common = {
    name: attributeText(options.name),
    noValidate: options.validate === false,
  }
  if (delivery.kind !== 'native') return { ...common, method }
  return {
    ...common,
    method: /^get$/i.test(method) ? method : 'POST',
    action: delivery.action,
    encType: options.contentType === 'multipart/form-data' ? options.contentType : undefined,
  }
}
