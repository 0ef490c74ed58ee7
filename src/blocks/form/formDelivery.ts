import type { ComponentProps } from 'react'
import type { TakeOmission } from '../../utils/problems/Omission'
import { safeUrl } from '../../utils/text/safeUrl'
import { attributeText, optionText } from '../internals/optionValues'
import type { FormControl } from './fieldValues'
import type { FormOptions } from './formOptions'

/**
 * Delivery of a form's submissions: to an email recipient, by a script to an address, by the
 * browser, or not at all.
 */
export type FormDelivery =
  | { readonly kind: 'email' | 'none' }
  | { readonly kind: 'script' | 'native'; readonly action: string }

/**
 * Determines the delivery of a form. By default, a form with an address is custom, and one without
 * is sent by email.
 *
 * @param wished - The author's address.
 * @param action - The same address; `undefined` if it is missing or not allowed.
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

/** Delivery of a submission. The attributes of the pressed button win over those of its form. */
export function buttonDelivery(
  delivery: FormDelivery,
  options: FormOptions,
  button: FormControl | null,
  omit: TakeOmission,
): FormDelivery {
  const wished = button?.getAttribute('formaction')
  if (!wished) return delivery
  const action = safeUrl(wished, 'formaction', omit)
  return formDelivery({ ...options, sendSubmissionsTo: 'custom' }, wished, action)
}

/**
 * Attributes of the `form` element.
 *
 * It has an `action` only if the browser itself sends the form, which it does for every address until
 * the script is there. Browsers treat an unknown method as
 * GET, which would put all fields into the address, so such a form uses POST.
 */
export function formAttributes(
  options: FormOptions,
  delivery: FormDelivery,
  isHydrated: boolean,
): ComponentProps<'form'> {
  const method = optionText(options.method) || 'POST'
  const name = attributeText(options.name)
  if (!('action' in delivery) || (isHydrated && delivery.kind === 'script')) return { name, method }
  return {
    name,
    method: /^get$/i.test(method) ? method : 'POST',
    action: delivery.action,
    encType: options.contentType === 'multipart/form-data' ? options.contentType : undefined,
  }
}
