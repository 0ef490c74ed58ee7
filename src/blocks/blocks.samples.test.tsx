// @vitest-environment happy-dom
import { readdirSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ContentEntry } from '../content/types'
import { BlockRenderer } from '../render/block/BlockRenderer'
import type { CompiledBlock } from '../render/compile/compileBlock'
import { detachStyles } from '../render/html/detachStyles'
import { domPurifySanitizer } from '../render/html/domPurifySanitizer'
import { isSimpleHtml } from '../render/html/isSimpleHtml'
import { START_ATTRIBUTE } from '../render/styles/animationRules'
import { renderEntry } from '../render/testing/renderEntry'
import { defaultBlocks } from './defaultBlocks'
import { holdStill } from './internals/testing/expectSamePage'
import { entryIn, SAMPLES } from './internals/testing/sampleEntries'

const samples = readdirSync(SAMPLES)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))

const FORM = ['Form:Form', 'Form:Input', 'Form:Label', 'Form:Select', 'Form:SubmitButton']

/** Reasons why blocks of these samples need React. All other samples are static. */
const LIVE: Readonly<Record<string, readonly string[]>> = {
  brewing: ['Symbol', 'actions', 'animation', 'bindings', 'repeat'],
  coffees: ['Symbol', 'actions', 'bindings', 'repeat'],
  contact: [...FORM, 'Form:TextArea'],
  'guest-book': ['Builder:Carousel', 'Builder:Masonry'],
  'opening-hours': ['Builder: Tabs'],
  'parcel-note': ['bindings'],
  questions: ['Builder:Accordion'],
  'sign-up': FORM,
  welcome: ['PersonalizationContainer'],
}

/** Samples with a text that is not simple and needs DOMPurify. */
const SANITISED = ['opening-hours']

const readSample = (name: string): ContentEntry => entryIn(`${SAMPLES}/${name}.json`)

describe('the samples of the playground', () => {
  holdStill()

  let liveBlocks: CompiledBlock[]
  beforeEach(() => {
    liveBlocks = []
    vi.spyOn(BlockRenderer.prototype, 'componentDidMount').mockImplementation(function (
      this: BlockRenderer,
    ) {
      const compiled = this.context.compile(this.props.block, this.props.path)
      if (!compiled.isStatic) liveBlocks.push(compiled)
    })
  })

  it('are static in 11 of 20 cases', () => {
    expect(samples).toHaveLength(20)
    expect(samples.filter((name) => !(name in LIVE))).toHaveLength(11)
  })

  it.each(samples)('have live blocks in %s only where something moves', async (name) => {
    await renderEntry(readSample(name), defaultBlocks, { locale: 'en' })
    expect(reasonsOf(liveBlocks)).toEqual(LIVE[name] ?? [])
  })

  it.each(samples)('have texts in %s that need no sanitiser, but for a table', async (name) => {
    const texts: string[] = []
    const sanitizer = domPurifySanitizer(window)
    const sanitize = (html: string) => {
      texts.push(html)
      return sanitizer.sanitize(html)
    }
    await renderEntry(readSample(name), defaultBlocks, {
      locale: 'en',
      sanitizer: { ...sanitizer, sanitize },
    })
    const isPlain = texts.every((text) => isSimpleHtml(detachStyles(text)))
    expect(isPlain).toBe(!SANITISED.includes(name))
  })
})

/** Reasons why blocks are live. A block that is live only because of its children has none. */
function reasonsOf(live: readonly CompiledBlock[]): string[] {
  const reasons = live.flatMap(({ attributes, definition, logic }) => {
    if (logic?.repeat) return 'repeat'
    if (logic) return logic.actions.length > 0 ? 'actions' : 'bindings'
    return START_ATTRIBUTE in attributes ? 'animation' : (definition?.name ?? [])
  })
  return Array.from(new Set(reasons)).sort()
}
