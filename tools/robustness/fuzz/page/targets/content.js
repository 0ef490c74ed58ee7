import { anyEntry } from '../mutate.js'
import { limited, nextFrame, shapeOf, touchAll } from '../touch.js'
import { stage } from '../watch.js'

/** Entries: rendered, touched, replaced by another one, unmounted. */
export const content = {
  make: (random, corpus) => ({
    entry: anyEntry(random, corpus),
    next: anyEntry(random, corpus),
    isolation: random.chance(0.2) ? 'light' : 'shadow',
    responsiveTo: random.chance(0.2) ? 'container' : 'viewport',
  }),

  async run({ entry, next, isolation, responsiveTo }) {
    const container = document.createElement('div')
    stage().append(container)
    const options = { apiKey: 'fuzz', model: 'page', canTrack: false, isolation, responsiveTo }
    const widget = window.SiteBlocks.mount(container, { ...options, content: entry ?? {} })
    const ready = await limited(widget.ready)
    await touchAll(container)
    const shape = shapeOf(container)
    widget.update({ content: next ?? {} })
    await nextFrame()
    await touchAll(container)
    widget.unmount()
    container.remove()
    return `${ready && (ready === 'late' ? ready : 'drawn')} ${shape}`
  },
}
