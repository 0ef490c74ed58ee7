import { copy, slotsOf } from './mutate.js'

const MOST_MS = 20_000

/** Yields slightly smaller values: one part removed, or one text shortened. */
function* smaller(value) {
  const slots = slotsOf(value)
  for (let index = 0; index < slots.length; index++) {
    for (const way of ['remove', 'empty', 'lift', 'halve']) {
      const tried = copy(value)
      const [parent, key] = slotsOf(tried)[index] ?? []
      if (parent === undefined || !cut(parent, key, way)) continue
      yield tried
    }
  }
}

function cut(parent, key, way) {
  const value = parent[key]
  if (way === 'remove') {
    if (Array.isArray(parent)) parent.splice(Number(key), 1)
    else delete parent[key]
    return true
  }
  if (way === 'halve') {
    if (typeof value !== 'string' || value.length < 2) return false
    parent[key] = value.slice(0, Math.ceil(value.length / 2))
    return true
  }
  if (typeof value !== 'object' || value === null) return false
  const inside = Object.values(value)
  if (way === 'lift') {
    if (inside.length !== 1) return false
    parent[key] = inside[0]
  } else {
    if (inside.length === 0) return false
    parent[key] = Array.isArray(value) ? [] : {}
  }
  return true
}

/** Finds, within some seconds, the smallest value that still fails in the same way. */
export async function shrink(value, fails) {
  const end = Date.now() + MOST_MS
  let smallest = value
  for (let found = true; found && Date.now() < end; ) {
    found = false
    for (const tried of smaller(smallest)) {
      if (Date.now() > end) break
      if (!(await fails(tried))) continue
      smallest = tried
      found = true
      break
    }
  }
  return smallest
}
