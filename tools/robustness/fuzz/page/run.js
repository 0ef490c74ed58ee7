import { createRandom } from './random.js'
import { shrink } from './shrink.js'
import { content } from './targets/content.js'
import { messages } from './targets/messages.js'
import { pageKeys } from './targets/pageKeys.js'
import { storage } from './targets/storage.js'
import { nextFrame } from './touch.js'
import { createWatch, kindOf } from './watch.js'

const TARGETS = { content, pageKeys, messages, storage }
/** Milliseconds that a case may take, even on a busy machine. */
const MOST_MS = 5_000

const watch = createWatch()
let draw = Math.random
Math.random = () => draw()
watch.take()

/** Runs a case and returns its harm, if any, and its outcome. */
async function attempt(target, value) {
  draw = createRandom(1).next
  const started = performance.now()
  let outcome = ''
  try {
    outcome = await TARGETS[target].run(value, watch)
  } catch (error) {
    watch.report(`thrown to the host page: ${error.stack?.slice(0, 300) ?? error}`)
  }
  await nextFrame()
  const ms = performance.now() - started
  if (ms > MOST_MS) watch.report(`it took more than ${MOST_MS} ms`)
  const { harm, said } = watch.take()
  for (const left of document.querySelectorAll('#stage > *')) left.remove()
  return { harm, ms, outcome: `${outcome} ${said.join(' ')}` }
}

async function confirm(target, value, first) {
  const kind = kindOf(first)
  const fails = async (tried) => {
    const { harm } = await attempt(target, tried)
    return harm.some((text) => kindOf(text) === kind)
  }
  let alone = false
  for (let tries = 0; tries < 3 && !alone; tries++) alone = await fails(value)
  // Returned as text, since Playwright limits the nesting of values.
  return { alone, smallest: JSON.stringify(alone ? await shrink(value, fails) : value) }
}

/** Runs cases from a seed on, until the time or the number of cases is used up. */
async function run({ target, seed, ms, cases = Number.POSITIVE_INFINITY, known = [] }) {
  const end = performance.now() + ms
  const outcomes = new Set()
  const kinds = new Set(known)
  const failures = []
  let count = 0
  let longest = 0
  while (count < cases && performance.now() < end) {
    window.caseBegins(seed + count)
    const random = createRandom(seed + count)
    const value = TARGETS[target].make(random, window.corpus)
    const result = await attempt(target, value)
    count++
    longest = Math.max(longest, result.ms)
    outcomes.add(result.outcome)
    for (const text of result.harm) {
      if (kinds.has(kindOf(text))) continue
      kinds.add(kindOf(text))
      const found = await confirm(target, value, text)
      failures.push({ seed: seed + count - 1, kind: kindOf(text), text, ...found })
    }
  }
  return { count, longest, outcomes: [...outcomes], failures }
}

window.fuzz = { run }
