import type { FormOptions } from '../../content/blockOptions'
import { textOf } from '../internals/textOf'
import type { FormDelivery } from './formDelivery'

/** Attributes of a `form`, as React spells them. */
export interface FormAttributes {
  readonly name: string | undefined
  readonly method: string
  readonly noValidate: boolean
  readonly action?: string | undefined
  readonly encType?: string | undefined
}

/**
 * What a form's options mean to the browser.
 *
 * The address stands there only when the browser itself sends the form. It would take a method that it
 * does not know for GET, which puts all fields into the address: such a form is POST.
 */
export function formAttributes(options: FormOptions, delivery: FormDelivery): FormAttributes {
  const method = textOf(options.method) || 'POST'
  const common = {
    name: textOf(options.name) || undefined,
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
