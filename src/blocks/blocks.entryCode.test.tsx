// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { block, component, deepFreeze, entry, text } from '../content/testing/blocks'
import type { Block, ContentEntry, EntryData } from '../content/types'
import type { BlockDefinition } from '../render/compile/BlockDefinition'
import { type RenderedEntry, renderEntry } from '../render/testing/renderEntry'
import { defaultBlocks } from './defaultBlocks'
import { hydrateEntry } from './internals/testing/hydrateEntry'

const page = (jsCode: string, blocks: readonly Block[], data: EntryData = {}): ContentEntry =>
  deepFreeze(entry([], { id: 'page', data: { jsCode, blocks, ...data } }))

const bound = (name: string, options: object, option: string, code: string): Block =>
  component(name, { ...options }, { bindings: { [`component.options.${option}`]: code } })

const tabs = ['One', 'Two'].map((label) => ({
  label: [text(label)],
  content: [text(`in ${label}`)],
}))
const choices = ['none', 'set'].map((value) => ({ value }))
const fieldValue = (selector: string) => (rendered: RenderedEntry) =>
  rendered.get<HTMLInputElement>(selector).value

describe('what a block reads once', () => {
  const code =
    'state.two = 2; state.word = "set"; state.yes = true; state.price = function (x) { return "$" + x.toFixed(2) }'

  it.each<[string, Block, (rendered: RenderedEntry) => unknown, unknown]>([
    [
      'the open tab',
      bound('Builder: Tabs', { tabs }, 'defaultActiveTab', 'state.two'),
      ({ get }) => get('[role=tab][aria-selected=true]').textContent,
      'Two',
    ],
    [
      'the value of a field',
      bound('Form:Input', { name: 'a' }, 'defaultValue', 'state.word || "fallback"'),
      fieldValue('input'),
      'set',
    ],
    [
      'the text of an area',
      bound('Form:TextArea', { name: 'a' }, 'defaultValue', 'state.word || "fallback"'),
      fieldValue('textarea'),
      'set',
    ],
    [
      'the choice of a list',
      bound('Form:Select', { name: 'a', options: choices }, 'defaultValue', 'state.word'),
      fieldValue('select'),
      'set',
    ],
    [
      'a function of the code',
      text('{{state.price(3)}}'),
      ({ get }) => get('.builder-text').textContent,
      '$3.00',
    ],
  ])('is what the code wrote: %s', async (_, only, read, expected) => {
    expect(read(await renderEntry(page(code, [only]), defaultBlocks))).toEqual(expected)
  })

  it('is never an address without what the code wrote', async () => {
    const addresses: unknown[] = []
    const setAttribute = Element.prototype.setAttribute
    vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (
      this: Element,
      name,
      value,
    ) {
      if (name === 'src') addresses.push(value)
      setAttribute.call(this, name, value)
    })
    const address = '"https://x.test/" + state.two + ".mp4"'
    await renderEntry(
      page(code, [bound('Video', { lazyLoad: false }, 'video', address)]),
      defaultBlocks,
    )
    expect(addresses.length).toBeGreaterThan(0)
    expect(new Set(addresses)).toEqual(new Set(['https://x.test/2.mp4']))
  })
})

/** An entry with code or without, in a symbol that gets the value around it in one of two ways. */
interface Nesting {
  readonly hasCode: boolean
  readonly inherits: boolean
  readonly symbols: readonly Nesting[]
}

const { nesting } = fc.letrec<{ nesting: Nesting }>((tie) => {
  const symbols = fc.oneof(
    { maxDepth: 4 },
    fc.constant([]),
    fc.array(tie('nesting'), { maxLength: 2 }),
  )
  return { nesting: fc.record({ hasCode: fc.boolean(), inherits: fc.boolean(), symbols }) }
})

/** `code a` when code of the entry `a` ran, `read a` when a block in it first rendered. */
let heard: string[] = []

/** Reads its value when it mounts, and never again. */
const probe: BlockDefinition<{ of: string; value: string }> = {
  name: 'Probe',
  component({ options: { of, value } }) {
    heard.push(`read ${of}`)
    return <input name={of} defaultValue={value} />
  },
}

/** An entry whose code adds its path to the value around it. */
function entryOf({ hasCode, symbols }: Nesting, path: string): ContentEntry {
  const jsCode = hasCode ? `hear("code ${path}"); state.v = (state.v || "") + "|${path}"` : ''
  const own = component(
    'Probe',
    { of: path },
    { bindings: { 'component.options.value': 'state.v' } },
  )
  const blocks = symbols.map((symbol, index) =>
    component(
      'Symbol',
      {
        symbol: { model: 'symbol', content: entryOf(symbol, `${path}${index}`) },
        inheritState: symbol.inherits,
      },
      { bindings: { 'component.options.symbol.data.v': 'state.v' } },
    ),
  )
  return entry([], { id: `e${path}`, data: { jsCode, blocks: [own, ...blocks] } })
}

interface Expected {
  readonly path: string
  readonly hasCode: boolean
  readonly value: string
}

/** Texts of every entry in `nesting`. */
function expectedIn({ hasCode, symbols }: Nesting, path: string, around = ''): Expected[] {
  const value = hasCode ? `${around}|${path}` : around
  const inner = symbols.flatMap((symbol, index) => expectedIn(symbol, `${path}${index}`, value))
  return [{ path, hasCode, value }, ...inner]
}

async function expectOrder(given: Nesting): Promise<void> {
  heard = []
  const globals = { hear: (what: string) => void heard.push(what) }
  const shown = deepFreeze(entryOf(given, '-'))
  const { get, unmount } = await renderEntry(shown, [...defaultBlocks, probe as never], { globals })
  for (const { path, hasCode, value } of expectedIn(given, '-')) {
    expect(get<HTMLInputElement>(`[name="${path}"]`).value).toBe(value)
    const within = heard.filter((what) => what.split(' ')[1]?.startsWith(path))
    expect(within.filter((what) => what === `code ${path}`)).toHaveLength(hasCode ? 1 : 0)
    if (hasCode) expect(within[0]).toBe(`code ${path}`)
  }
  unmount()
}

describe('code of symbols in each other', () => {
  it('runs once, from the outside in, each before anything in its entry is read', async () => {
    await fc.assert(fc.asyncProperty(nesting, expectOrder), { numRuns: 100 })
  })

  it('runs as deep as symbols may be', async () => {
    let deep: Nesting = { hasCode: true, inherits: false, symbols: [] }
    for (let depth = 0; depth < 20; depth++) deep = { ...deep, symbols: [deep] }
    await expectOrder(deep)
  })
})

describe('code in HTML of a server', () => {
  it('begins anew in the browser, with nothing of what it wrote on the server', () => {
    const code = 'state.runs = (state.runs || 0) + 1; state.list.push(Builder.isServer)'
    const says = block({
      tagName: 'p',
      bindings: { 'properties.text': 'state.runs + " " + state.list' },
    })
    const { serverHtml, container } = hydrateEntry(
      page(code, [says], { state: { list: [] } }),
      defaultBlocks,
      { served: { page: { isServer: true }, attributes: undefined } },
    )
    expect(serverHtml).toContain('1 true')
    expect(container.textContent).toBe('1 false')
  })
})
