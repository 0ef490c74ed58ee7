/** Steps that are done sooner are not worth a line. */
const QUIET_MS = 300

/**
 * Runs a step and says so when it takes a while: one line when that shows, one when it is done.
 *
 * @template T
 * @param {string} doing - As in `Building embed.js`.
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
