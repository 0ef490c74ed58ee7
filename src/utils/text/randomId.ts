/** Generates a random id of 32 hex characters. */
export function randomId(): string {
  return randomText(32, 16)
}

/** Generates a random key of 21 letters and digits, for what is counted once wherever it arrives. */
export function randomKey(): string {
  return randomText(21, 32)
}

/** Generates a random name of ten lower-case letters. */
export function randomLetters(): string {
  return randomText(10, 26, 10)
}

/** @param from - The first of the `count` digits to choose from: `a` is 10. */
function randomText(length: number, count: number, from = 0): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => (from + (byte % count)).toString(36)).join('')
}
