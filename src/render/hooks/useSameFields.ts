import { useLayoutEffect, useRef } from 'react'

/**
 * The object of the last render for as long as its fields are the same, so that values made of it
 * are made once.
 */
export function useSameFields<Fields extends object>(fields: Fields): Fields {
  const before = useRef(fields)
  const same = haveSameFields(before.current, fields) ? before.current : fields
  // Not while rendering, since React may throw a rendering away.
  useLayoutEffect(() => {
    before.current = same
  })
  return same
}

/** Whether two objects have the same values. A field that is absent counts as `undefined`. */
function haveSameFields<Fields extends object>(one: Fields, other: Fields): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof Fields)[]
  return keys.every((key) => Object.is(one[key], other[key]))
}
