import { codeEntries } from './codeEntries'
import type { Entry } from './Entry'
import { entriesOf } from './fromRegistrations'
import type { Registration } from './Registration'

/** Pairs of inputs tried of each block. */
const PAIRS = 8

/** All generated entries; `seed` decides which pairs of inputs are among them. */
export function generateEntries(registrations: readonly Registration[], seed: number): Entry[] {
  const random = createRandom(seed)
  return [...registrations.flatMap((one) => entriesOf(one, PAIRS, random)), ...codeEntries()]
}

/** Lehmer's generator: the same numbers for the same seed. */
function createRandom(seed: number): () => number {
  const modulus = 2 ** 31 - 1
  let state = (seed % (modulus - 1)) + 1
  return () => {
    state = (state * 48_271) % modulus
    return state / modulus
  }
}
