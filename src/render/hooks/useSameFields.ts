import { useLayoutEffect, useRef } from 'react'

/**
 * Returns the object of the last render as long as the fields are equal, so that memoized values
 * stay valid.
 */
export function useSameFields<Fields extends object>(fields: Fields): Fields {
  const before = useRef(fields)
  const same = haveSameFields(before.current, fields) ? before.current : fields
  // Not during the render, because React may discard it.
  useLayoutEffect(() => {
    before.current = same
  })
  return same
}

/** Whether two objects have the same values. An absent field counts as `undefined`. */
function haveSameFields<Fields extends object>(one: Fields, other: Fields): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof Fields)[]
  return keys.every((key) => Object.is(one[key], other[key]))
}
