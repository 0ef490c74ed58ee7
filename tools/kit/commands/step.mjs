/** Shorter steps are not reported. */
const QUIET_MS = 300

/**
 * Runs a step. If it takes a while, prints one line then and one at the end.
 *
 * @template T
 * @param {string} doing - Description, as in `Building embed.js`.
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(doing, work) {
  const startedAt = Date.now()
  let told = false
  const timer = setTimeout(() => {
    told = true
    console.log(`  ${doing} …`)
  }, QUIET_MS)
  try {
    const result = await work()
    if (told) console.log(`  ${doing}: done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
    return result
  } finally {
    clearTimeout(timer)
  }
}
