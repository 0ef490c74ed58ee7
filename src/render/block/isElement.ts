import type { ReactElement } from 'react'
import { isObject } from '../../utils/isObject'
import { makeElement } from './makeElement'

/** The mark of the elements of this React, which differs between its versions. */
const { $$typeof: MARK } = makeElement('i', {}) as ReactElement & { readonly $$typeof: symbol }

/** Whether something is an element, as `isValidElement` of React tells. */
export function isElement<Props>(value: unknown): value is ReactElement<Props> {
  return isObject(value) && (value as { readonly $$typeof?: unknown }).$$typeof === MARK
}
