/** Accumulates which characters of embed.js have run, over any number of pages. */
export function createCoverage() {
  let seen = new Uint8Array(0)
  return {
    add(entries) {
      for (const { source = '', functions } of entries) {
        if (seen.length < source.length) seen = new Uint8Array(source.length)
        const run = new Uint8Array(source.length)
        // Ranges are ordered from outer to inner, and inner ones are more precise.
        for (const { ranges } of functions) {
          for (const { startOffset, endOffset, count } of ranges) {
            run.fill(count > 0 ? 1 : 0, startOffset, endOffset)
          }
        }
        for (let at = 0; at < run.length; at++) seen[at] |= run[at]
      }
    },
    share: () => (seen.length === 0 ? 0 : seen.reduce((sum, one) => sum + one, 0) / seen.length),
  }
}
