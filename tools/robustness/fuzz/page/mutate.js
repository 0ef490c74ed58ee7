import { EXPRESSIONS, KEYS, TEXTS } from './words.js'

const MOST_SLOTS = 4_000
const BINDINGS = [
  'component.options.text',
  'component.options.image',
  'responsiveStyles.large.color',
  'properties.href',
  'show',
  'hide',
  '__proto__.polluted',
  'constructor.prototype.polluted',
]
const EVENTS = ['click', 'input', 'change', 'mouseEnter', 'submit', '__proto__']

export const copy = (value) => (value === undefined ? value : JSON.parse(JSON.stringify(value)))

const isContainer = (value) => typeof value === 'object' && value !== null

/** Sets any key that JSON may have, including an own `__proto__`. */
export function put(target, key, value) {
  if (Array.isArray(target) && !(Number(key) < target.length)) {
    target.push(value)
    return
  }
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

/** Lists every replaceable position in a value. */
export function slotsOf(root) {
  const slots = []
  const open = [root]
  while (open.length > 0 && slots.length < MOST_SLOTS) {
    const parent = open.pop()
    for (const key of Object.keys(parent)) {
      slots.push([parent, key])
      if (isContainer(parent[key])) open.push(parent[key])
    }
  }
  return slots
}

/** A random value for any position. */
export function anyValue(random, corpus, depth = 0) {
  const kind = random.below(depth > 2 ? 5 : 8)
  if (kind === 0) return random.pick([null, true, false, 0, -1, 1.5, 1e308, 1e9, 4, ''])
  if (kind === 1) return random.pick(TEXTS)
  if (kind === 2) return random.pick(EXPRESSIONS)
  if (kind === 3) return random.pick(corpus.html)
  if (kind === 4) return anySubtree(random, corpus)
  if (kind === 5) return random.many(0, 3, () => anyValue(random, corpus, depth + 1))
  const made = {}
  for (const key of random.many(0, 3, () => random.pick(KEYS))) {
    put(made, key, anyValue(random, corpus, depth + 1))
  }
  return made
}

function anySubtree(random, corpus) {
  const [parent, key] = random.pick(slotsOf(random.pick(corpus.entries)))
  return copy(parent[key])
}

function alterText(random, text) {
  const at = random.below(text.length + 1)
  const piece = random.pick([
    random.pick(TEXTS),
    random.pick(EXPRESSIONS),
    random.pick('<>"\'`{}()[];:/\\=&#.,\n\0é'.split('')),
    text.slice(at, at + random.below(20)),
  ])
  return text.slice(0, at) + piece + text.slice(at + random.below(3))
}

const OPERATORS = [
  (random, [parent, key], corpus) => put(parent, key, anyValue(random, corpus)),
  (random, [parent, key], corpus) => put(parent, key, anySubtree(random, corpus)),
  (random, [parent, key], corpus) => {
    if (typeof parent[key] === 'string') put(parent, key, alterText(random, parent[key]))
    else if (isContainer(parent[key])) put(parent[key], random.pick(KEYS), anyValue(random, corpus))
    else put(parent, key, random.pick([0, -1, 1e9, 0.5, true, null, '5']))
  },
  (_random, [parent, key]) => {
    if (Array.isArray(parent)) parent.splice(Number(key), 1)
    else delete parent[key]
  },
  (random, [parent, key], corpus) => {
    // Adds logic to blocks: bindings, actions, a repeat.
    const block = isContainer(parent[key]) && parent[key]['@type'] ? parent[key] : parent
    const code = () => random.pick(EXPRESSIONS)
    const kind = random.below(4)
    if (kind === 0) put(block, 'bindings', { [random.pick(BINDINGS)]: code() })
    else if (kind === 1) put(block, 'actions', { [random.pick(EVENTS)]: code() })
    else if (kind === 2) put(block, 'repeat', { collection: random.pick(['state.list', code()]) })
    else put(block, 'properties', { [random.pick(KEYS)]: anyValue(random, corpus) })
  },
  (random, [parent, key]) => {
    // Nests the value deeply or repeats it many times.
    let value = parent[key]
    const levels = random.pick([3, 30, 300])
    if (Array.isArray(parent)) parent.splice(Number(key), 0, ...Array(random.below(40)).fill(value))
    else {
      for (let level = 0; level < levels; level++) value = random.chance(0.5) ? [value] : { value }
      put(parent, key, value)
    }
  },
  (random, [parent, key]) => {
    const [other, otherKey] = random.pick(slotsOf(parent))
    const value = copy(other[otherKey])
    put(other, otherKey, copy(parent[key]))
    put(parent, key, value)
  },
]

/** Copies an object with one to six changes. */
export function mutate(random, value, corpus) {
  const changed = copy(value)
  for (let count = 1 + random.below(6); count > 0; count--) {
    const slots = slotsOf(changed)
    if (slots.length === 0) break
    random.pick(OPERATORS)(random, random.pick(slots), corpus)
  }
  return copy(changed)
}

/** A starting entry: a real one, or one made of a few payloads. */
export function anyEntry(random, corpus) {
  const entry = random.chance(0.5)
    ? random.pick(corpus.entries)
    : { id: 'made', data: { ...random.pick(corpus.payloads), state: { list: [1, {}], n: 1 } } }
  return random.chance(0.1) ? copy(entry) : mutate(random, entry, corpus)
}
