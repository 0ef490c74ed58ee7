// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { block, entry } from '../../src/content/testing/blocks'
import type { ContentRoot } from '../../src/index'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import type { MountOptions } from '../options/MountOptions'
import { createSharedState } from '../page/createSharedState'
import { wholeRenderer } from '../renderers/wholeRenderer'
import {
  freshEnvironment,
  options as pageOptions,
  pause,
  trackedPage,
} from '../testing/trackedPage'
import { createMount } from './createMount'

const page = trackedPage({ canTrack: false })
const { shown } = page

/** An entry that shows values of its data. */
const told = entry(
  [block({ bindings: { 'properties.text': 'state.user + " " + state.cart.n' } })],
  { id: 'told' },
)

describe('an update', () => {
  it.each<[what: string, one: () => Partial<MountOptions>]>([
    ['callbacks', () => ({ onDebug() {}, onReady() {} })],
    ['headers', () => ({ fetchOptions: { headers: new Headers({ 'x-shop': '1' }) } })],
    ['defaults', flipped({ sort: undefined }, { env: 'production', includeUnpublished: false })],
  ])('with equal %s requests nothing, and keeps the client', async (_, make) => {
    const widget = await page.show(make())
    const { client } = widget
    widget.update(make())
    page.mount(make())
    await widget.reload()
    expect(page.asked).toHaveLength(2)
    expect(widget.client).toBe(client)
  })

  it.each<[what: string, one: Partial<MountOptions>, other: Partial<MountOptions>]>([
    [
      'headers',
      { fetchOptions: { headers: new Headers({ 'x-shop': '1' }) } },
      { fetchOptions: { headers: new Headers({ 'x-shop': '2' }) } },
    ],
    ['fields', { query: { a: 1 } }, { query: { a: 1, b: 2 } }],
    ['models', {}, { model: 'other' }],
    ['keys', {}, { apiKey: 'other' }],
    ['locales', {}, { locale: 'de' }],
    ['options, one of which is unset', { locale: 'de' }, { locale: undefined }],
  ])('with other %s requests again, by the same client', async (_, one, other) => {
    const widget = await page.show(one)
    const { client } = widget
    widget.update(other)
    await expect.poll(() => page.asked).toHaveLength(2)
    expect(widget.client).toBe(client)
  })

  it.each<Partial<MountOptions>>([
    { timeout: 5_000 },
    { contentPerRequest: 2 },
    { keepLastAnswer: true },
    { canTrack: true },
    { autoTrack: false },
    { ignoreGpc: true },
    { trustedHosts: [] },
    { analytics() {} },
  ])('with %o counts from the next request on, and sends none', async (changed) => {
    const widget = await page.show()
    const { client } = widget
    widget.update(changed)
    expect({ ...client.options, analytics: changed.analytics }).toMatchObject(changed)
    await widget.reload()
    expect(page.asked).toHaveLength(2)
  })

  it('with the same object, changed in place, shows what it has become', async () => {
    const data = { user: 'Ann', cart: { n: 1 } }
    const widget = await page.show({ content: told, data })
    expect(shown()).toBe('Ann 1')
    data.user = 'Bob'
    data.cart.n = 2
    widget.update({ data })
    await expect.poll(() => shown()).toBe('Bob 2')
    data.cart.n = 3
    widget.update({ data: { ...data } })
    await expect.poll(() => shown()).toBe('Bob 3')
  })

  it('shows nothing that was changed after it was passed', async () => {
    const data = { user: 'Ann', cart: { n: 1 } }
    const widget = page.mount({ content: told, data })
    data.user = 'Bob'
    await widget.ready
    data.cart.n = 2
    widget.update({ context: { any: 1 } })
    await pause()
    expect(shown()).toBe('Ann 1')
  })

  it.each<[name: 'userAttributes' | 'query' | 'sort', value: Record<string, unknown>]>([
    ['userAttributes', { plan: 'free' }],
    ['query', { 'data.plan': 'free' }],
    ['sort', { 'data.plan': 1 }],
  ])('with the same %s, changed in place, requests again', async (name, value) => {
    const widget = await page.show({ [name]: value })
    for (const key of Object.keys(value)) value[key] = -1
    widget.update({ [name]: value })
    await expect.poll(() => page.asked).toHaveLength(2)
    expect(page.asked[1]).not.toBe(page.asked[0])
  })

  it('with equal data preserves what content has made of it', async () => {
    const count = block({
      id: 'count',
      actions: { click: 'state.cart.n = state.cart.n + 1' },
      bindings: { 'properties.text': 'state.user + " " + state.cart.n' },
    })
    const make = (user: string) => ({ user, cart: { n: 1 } })
    const options = { content: entry([count], { id: 'count' }), data: make('Ann') }
    const widget = await page.show(options)
    page.click()
    await expect.poll(() => shown()).toBe('Ann 2')
    widget.update({ data: make('Bob') })
    await expect.poll(() => shown()).toBe('Bob 2')
  })

  it('looks at nothing in content that is the same', async () => {
    const looks = vi.fn()
    const content = new Proxy(entry([block({})], { id: 'hello' }), {
      get(target, key) {
        looks(key)
        return Reflect.get(target, key)
      },
      ownKeys(target) {
        looks('keys')
        return Reflect.ownKeys(target)
      },
    })
    const widget = await page.show({ content })
    looks.mockClear()
    widget.update({ content })
    widget.update({ onReady() {} })
    expect(looks).not.toHaveBeenCalled()
  })

  it('renders with the options of rendering alone', async () => {
    const contents: object[] = []
    const host = createSharedState(
      {
        ...wholeRenderer,
        createRoot(...given) {
          const root = wholeRenderer.createRoot(...given)
          const show: ContentRoot['show'] = (content) => {
            contents.push(content)
            return root.show(content)
          }
          return { ...root, show }
        },
      },
      freshEnvironment(),
    )
    const options = { ...pageOptions, locale: 'de', texts: {}, onReady() {}, analytics() {} }
    await page.keep(createMount(host).mount(page.container, options)).ready
    expect(contents).toEqual([
      {
        texts: {},
        entry: expect.objectContaining({ id: 'home' }),
        model: 'page',
        locale: 'de',
        client: expect.anything(),
        createClient: expect.any(Function),
        authoring: false,
        pageView: expect.any(Number),
      },
    ])
  })

  it('calls the latest callback', async () => {
    const old = vi.fn()
    const latest = vi.fn()
    const widget = await page.show({ onDebug: old })
    widget.update({ onDebug: latest })
    old.mockClear()
    widget.update({ locale: 'de' })
    await expect.poll(() => latest).toHaveBeenCalled()
    expect(old).not.toHaveBeenCalled()
  })

  it('loads at once what was waiting', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe(): void {}
        unobserve(): void {}
      },
    )
    const widget = page.mount({ loading: 'lazy' })
    widget.update({ loading: 'eager' })
    await widget.ready
    expect(page.asked).toHaveLength(1)
  })
})

describe('an update that is refused', () => {
  it('leaves out what only requests of a client mean, and says so in one line', async () => {
    const more: object = { limit: 5, format: 'html', reload: undefined }
    const widget = await page.show(more)
    expect(page.asked).toEqual([expect.not.stringMatching(/limit|format/)])
    widget.update(more)
    await widget.reload()
    expect(page.asked).toHaveLength(2)
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: options left out, since they have no effect here: limit, format. Correct or remove them, or fetch with SiteBlocks.createClient(), whose requests take more.',
    ])
  })

  it.each([
    ['apiHost', 'host'],
    ['api-host', 'host'],
    ['cantrack', 'canTrack'],
    ['canTrak', 'canTrack'],
    ['sortBy', 'sort'],
    ['colour', undefined],
    ['toString', undefined],
  ])('names the unknown option %s, and suggests %s', async (name, meant) => {
    await page.show({ [name]: 'x' })
    expect(takeConsole().join()).toMatch(
      `no effect here: ${name}${meant ? ` (${meant}?)` : ''}. Correct or`,
    )
  })

  it.each<[name: string, changed: Partial<MountOptions>]>([
    ['isolation', { isolation: 'light' }],
    ['blocks', { blocks: { Clock: { element: 'shop-clock' } } }],
    ['nonce', { nonce: 'other' }],
    ['minHeight', { minHeight: 10 }],
    ['responsiveTo', { responsiveTo: 'container' }],
  ])('says that %s cannot be changed, and changes the others', async (name, changed) => {
    const widget = await page.show()
    widget.update({ ...changed, locale: 'de' })
    expect(takeConsole()).toEqual([
      `warn: SiteBlocks: option "${name}" cannot be changed after mount(). Unmount the widget and mount it again to change it.`,
    ])
    await expect.poll(() => page.asked).toHaveLength(2)
  })

  it('says nothing of options that stay what they are', async () => {
    const blocks = { Clock: { element: 'shop-clock' } }
    const widget = await page.show({ blocks, nonce: 'n' })
    widget.update({ blocks: { ...blocks }, nonce: 'n', isolation: 'shadow' })
    expect(takeConsole()).toEqual([])
  })
})

describe('mount', () => {
  it.each([
    ['loading', 'late', 'eager, lazy or idle'],
    ['isolation', 'none', 'shadow or light'],
    ['responsiveTo', 'page', 'viewport or container'],
  ])('says which words %s accepts', (name, value, words) => {
    expect(() => page.mount({ [name]: value })).toThrow(
      new TypeError(
        `SiteBlocks: option "${name}" must be ${words}, got "${value}". Pass ${words}, or leave the option out.`,
      ),
    )
  })
})

/** Alternates between two values. */
function flipped<Value>(one: Value, other: Value): () => Value {
  let isOther = true
  return () => {
    isOther = !isOther
    return isOther ? other : one
  }
}
