import { anyEntry, anyValue, put } from '../mutate.js'
import { limited, nextFrame, shapeOf, touchAll } from '../touch.js'
import { stage } from '../watch.js'
import { KEYS } from '../words.js'

const NAMES =
  'ping getComponents contentUpdate patchUpdates configureSdk blockContentLoading overrideUserAttributes overrideTestGroup editingModel editingMode editingPageMode resetState resetSymbolState triggerAnimation __proto__ constructor toString'
const FIELDS =
  'key alias entry modelName data model contentId variationId breakpoints state id steps trigger'

function idsIn(value) {
  return Array.from(JSON.stringify(value).matchAll(/"id":"([^"]{1,40})"/g), ([, id]) => id)
}

function anyPatches(random, corpus, ids) {
  const byId = {}
  for (const id of random.many(1, 3, () => random.pick([...ids, random.pick(KEYS)]))) {
    const patches = random.many(1, 4, () => ({
      op: random.pick(['add', 'remove', 'replace', 'replace', 'move', 'test']),
      path: `/${random.many(1, 4, () => random.pick([...KEYS, '-', '0', '1', '1e9', '~1', 'data'])).join('/')}`,
      value: anyValue(random, corpus),
    }))
    put(byId, id, patches)
  }
  return byId
}

function anyMessage(random, corpus, entry) {
  const name = random.pick(NAMES.split(' '))
  const ids = ['made', 'page', ...idsIn(entry)]
  const data = {}
  for (const field of random.many(1, 4, () => random.pick(FIELDS.split(' ')))) {
    put(data, field, random.chance(0.5) ? random.pick(ids) : anyValue(random, corpus))
  }
  if (name === 'patchUpdates') data.data = anyPatches(random, corpus, ids)
  if (name === 'contentUpdate' && random.chance(0.8)) {
    Object.assign(data, { key: 'page', data: anyEntry(random, corpus) })
  }
  return {
    type: `builder.${name}`,
    data: random.chance(0.1) ? anyValue(random, corpus) : data,
  }
}

/** Messages of the surrounding editor, including patches, while an entry is shown. */
export const messages = {
  framed: true,

  make(random, corpus) {
    const entry = anyEntry(random, corpus)
    return { entry, messages: random.many(1, 6, () => anyMessage(random, corpus, entry)) }
  },

  async run({ entry, messages: sent = [] }) {
    history.replaceState(null, '', '/?builder.frameEditing=page')
    window.answer = () => ({ status: 200, body: JSON.stringify({ results: [entry] }) })
    const container = document.createElement('div')
    stage().append(container)
    const widget = window.SiteBlocks.mount(container, { apiKey: 'fuzz', model: 'page' })
    const ready = await limited(widget.ready, 1_000)
    for (const message of sent) window.parent.post(message)
    await limited(window.parent.answered(), 3_000)
    await nextFrame()
    await touchAll(container)
    const shape = shapeOf(container)
    widget.unmount()
    container.remove()
    return `${ready === 'late' ? ready : ready && 'drawn'} ${shape}`
  },
}
