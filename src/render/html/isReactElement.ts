import type { ReactElement } from 'react'
import { isObject } from '../../utils/values/isObject'
import { makeElement } from './makeElement'

/** The `$$typeof` of this React's elements, which differs between versions. */
const { $$typeof: MARK } = makeElement('i', {}) as ReactElement & { readonly $$typeof: symbol }

/** Whether a value is an element, like React's `isValidElement`. */
export function isReactElement<Props>(value: unknown): value is ReactElement<Props> {
  return isObject(value) && (value as { readonly $$typeof?: unknown }).$$typeof === MARK
}
