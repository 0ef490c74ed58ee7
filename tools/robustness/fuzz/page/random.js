/** Seeded random choices (mulberry32). */
export function createRandom(seed) {
  let state = seed >>> 0
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit) => Math.floor(next() * limit)
  const pick = (list) => list[below(list.length)]
  return {
    next,
    below,
    pick,
    chance: (share) => next() < share,
    many: (least, most, make) => Array.from({ length: least + below(most - least + 1) }, make),
  }
}
