import type { FormOptions } from '../../content/blockOptions'

/**
 * How a form's submissions leave: to an email recipient, by script to an address, as the browser sends
 * forms, or not at all.
 */
export type FormDelivery =
  | { readonly kind: 'email' | 'none' }
  | { readonly kind: 'script' | 'native'; readonly action: string }

/**
 * How the submissions of a form leave. Where nothing says so, an address means custom, none means email.
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
