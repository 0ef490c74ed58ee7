import { anyEntry, anyValue, copy, mutate, put } from '../mutate.js'
import { limited, shapeOf, touchAll } from '../touch.js'
import { kindOf, stage } from '../watch.js'
import { KEYS, TEXTS } from '../words.js'

const NAMES =
  'preview editing frameEditing overrides.page overrides userAttributes.plan userAttributes tests.made tests env cachebust noCache options.locale options.includeRefs options.enrich options'
const HOSTS =
  /^(?:https:\/\/(?:cdn|qa|fast|cloud|cdn2|cdn-qa)\.builder\.io|https:\/\/builder-io-test\.web\.app|http:\/\/localhost:5000)\/api\//
const ATTRIBUTES =
  'entry url locale query user-attributes fields omit limit offset sort env options can-track isolation static format'

/** `encodeURIComponent` throws for lone surrogates. */
const encoded = (text) => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, ''))

function anySearch(random) {
  const pairs = random.many(0, 6, () => {
    const prefix = random.pick(['builder.', 'builder.', 'builder_', 'builder..', 'BUILDER_', ''])
    const name = random.pick(NAMES.split(' '))
    const path = [name, ...random.many(0, 2, () => random.pick(KEYS))].join(random.pick('..._['))
    const value = random.pick(['', 'page', 'made', 'true', 'qa', ...TEXTS])
    const raw = random.chance(0.2)
    return `${prefix}${raw ? path : encoded(path)}=${raw ? value : encoded(value)}`
  })
  return pairs.join(random.pick('&&&;'))
}

function anyAnswer(random, corpus) {
  const kind = random.below(8)
  if (kind === 0) return { status: random.pick([204, 400, 401, 404, 429, 500]), body: '{}' }
  if (kind === 1)
    return { status: 200, body: random.pick(['', '{', 'null', '[]', '"a"', '<html>']) }
  const answer = { results: random.many(0, 3, () => anyEntry(random, corpus)) }
  const body = kind === 2 ? mutate(random, answer, corpus) : answer
  return { status: 200, body: JSON.stringify(body) }
}

/** Addresses of the page, attributes of the markup, and answers of a content host. */
export const pageKeys = {
  make: (random, corpus) => ({
    search: anySearch(random),
    hash: random.pick(['', '#', `#${random.pick(TEXTS)}`]),
    attributes: Object.fromEntries(
      random.many(0, 3, () => [
        random.pick(ATTRIBUTES.split(' ')),
        random.chance(0.5) ? random.pick(TEXTS) : JSON.stringify(anyValue(random, corpus)),
      ]),
    ),
    attributesOfUser: random.chance(0.3) ? mutate(random, { plan: 'pro' }, corpus) : {},
    answers: random.many(1, 3, () => anyAnswer(random, corpus)),
  }),

  async run({ search, hash, attributes, attributesOfUser, answers }, watch) {
    const given = copy(answers ?? [])
    history.replaceState(null, '', `/?${search ?? ''}${hash ?? ''}`)
    window.answer = (address) => {
      if (!HOSTS.test(address)) return undefined
      for (const name of new URL(address).searchParams.keys()) {
        // Ignores parameters that the site itself may set.
        if (/^(?:query|sort|options)\./.test(name)) continue
        if (name.split('.').some((part) => /^(?:__proto__|constructor|prototype)$/.test(part))) {
          watch.report(`asked with the name ${name}`)
        }
      }
      return given.shift() ?? { status: 200, body: '{"results":[]}' }
    }
    const container = document.createElement('site-blocks')
    container.setAttribute('api-key', 'fuzz')
    container.setAttribute('model', 'page')
    for (const [name, value] of Object.entries(attributes ?? {}))
      container.setAttribute(name, value)
    const userAttributes = {}
    for (const [name, value] of Object.entries(attributesOfUser ?? {}))
      put(userAttributes, name, value)
    window.SiteBlocks.setUserAttributes(userAttributes)
    const settled = new Promise((resolve) => {
      container.addEventListener('siteblocks:ready', () => resolve('drawn'))
      container.addEventListener('siteblocks:error', ({ detail }) =>
        resolve(kindOf(detail.message)),
      )
    })
    stage().append(container)
    const ready = await limited(settled, 300)
    await touchAll(container)
    const shape = shapeOf(container)
    container.remove()
    history.replaceState(null, '', '/')
    return `${ready} ${shape}`
  },
}
