import { useLayoutEffect, useRef } from 'react'
import { changedFields } from '../../utils/values/changedFields'

/**
 * Returns the object of the last render as long as the fields are equal, so that memoized values
 * stay valid.
 */
export function useSameFields<Fields extends object>(fields: Fields): Fields {
  const before = useRef(fields)
  const same = changedFields(before.current, fields).length === 0 ? before.current : fields
  // Not during the render, because React may discard it.
  useLayoutEffect(() => {
    before.current = same
  })
  return same
}
