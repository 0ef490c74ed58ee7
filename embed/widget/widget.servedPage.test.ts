// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCookieJar } from '../../src/client/browser/cookieJar'
import { defaultEnvironment } from '../../src/client/browser/environment'
import { component, entry, text } from '../../src/content/testing/blocks'
import type { ContentEntry } from '../../src/content/types'
import { testWindow } from '../../src/render/testing/testWindow'
import type { RenderOptions } from '../../src/server/options/RenderOptions'
import { renderToHtml } from '../../src/server/renderToHtml'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import { decideRoot } from '../decide/decideRoot'
import { freshEnvironment, freshGlobal, insertServed } from '../testing/trackedPage'

const OPTIONS = { apiKey: 'key', model: 'page', host: 'https://content.test' }
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const COOKIE = 'builder.tests.offer'

const offer = entry([text('Full price')], {
  id: 'offer',
  variations: { half: { id: 'half', testRatio: 1, data: { blocks: [text('Half price')] } } },
})

const cookies = createCookieJar(defaultEnvironment())

beforeEach(() => {
  testWindow.happyDOM.setURL('https://shop.test/')
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(FIREFOX)
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.stubGlobal('fetch', async () => Response.json({ results: [] }))
  navigator.sendBeacon = () => true
})

afterEach(() => {
  document.body.innerHTML = ''
  localStorage.clear()
  cookies.remove('', () => true)
})

/** Shows what a server renders of this content. */
function serve(content: ContentEntry, options: Partial<RenderOptions> = {}): HTMLElement {
  return insertServed(renderToHtml(content, { ...OPTIONS, ...options }).html)
}

function decide(container: HTMLElement): void {
  decideRoot(container.shadowRoot as ShadowRoot, freshEnvironment())
}

async function takeOver(container: HTMLElement, siteBlocks = freshGlobal().siteBlocks) {
  const widget = siteBlocks.mount(container, { ...OPTIONS, canTrack: false })
  const shown = await widget.ready
  return { widget, shown, words: () => container.shadowRoot?.textContent ?? '' }
}

describe('a served page', () => {
  it('is hydrated although its content holds marks of ours', async () => {
    const marked = ['served', 'undecided', 'variation="offer"', 'variant="null"', 'own'].map(
      (mark) => `<p data-sb-${mark}>${mark}</p>`,
    )
    const container = serve(
      entry([
        text(marked.join('')),
        component('Custom Code', { code: marked.join('') }),
        { ...text('Box'), tagName: 'template', properties: { 'data-sb-variant': '{' } },
      ]),
    )
    const element = container.shadowRoot?.querySelector('.builder-text')
    decide(container)
    const { widget, words } = await takeOver(container)
    expect(takeConsole().join()).toContain('"data-sb-variant" was left out')
    expect(element?.isConnected).toBe(true)
    expect(words()).toContain('undecided')
    widget.unmount()
    expect(container.shadowRoot?.innerHTML).toBe('<slot></slot>')
  })

  it('keeps what was typed where an extension has changed it, in an entry with code', async () => {
    const field = component('Form:Input', { name: 'name' }, { id: 'builder-f' })
    const container = serve(entry([], { data: { jsCode: 'state.a = 1', blocks: [field] } }))
    const inputIn = () => container.shadowRoot?.querySelector('input') as HTMLInputElement
    const served = inputIn()
    served.value = 'Ada'
    served.parentElement?.prepend(document.createElement('aside'))
    const { widget } = await takeOver(container)
    await expect.poll(() => inputIn() !== served).toBe(true)
    expect(inputIn().value).toBe('Ada')
    expect(takeConsole().join()).toContain('did not match')
    widget.unmount()
  })

  it('shows the picked variant under the names that its server gave', async () => {
    cookies.set('builder.userAttributes', '{"plan":"pro"}')
    const variants = ['free', 'pro'].map((plan) => ({
      query: [{ property: 'plan', operator: 'is', value: plan }],
      blocks: [
        component('Builder: Tabs', {
          tabs: [{ label: [text(`for ${plan}`)], content: [text('inside')] }],
        }),
      ],
    }))
    const personalized = component(
      'PersonalizationContainer',
      { variants },
      { children: [text('for all')] },
    )
    const container = serve(entry([personalized, personalized]))
    decide(container)
    const tabs = Array.from(container.shadowRoot?.querySelectorAll('[role=tab]') ?? [])
    const ids = tabs.map(({ id }) => id)
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['for pro', 'for pro'])
    const widget = freshGlobal().siteBlocks.mount(container, OPTIONS)
    await widget.ready
    expect(new Set(ids).size).toBe(2)
    expect(Array.from(container.shadowRoot?.querySelectorAll('[role=tab]') ?? [])).toEqual(tabs)
    expect(tabs.map(({ id }) => id)).toEqual(ids)
    widget.unmount()
  })
})

describe('HTML for everybody that a script inserts', () => {
  it.each<[what: string, remembered: string, words: string, isKept: boolean]>([
    ['the default', 'offer', 'Full price', true],
    ['a variation', 'half', 'Half price', false],
  ])('shows %s when it is hydrated', async (_, remembered, words, isKept) => {
    cookies.set(COOKIE, remembered)
    const container = serve(offer)
    const element = container.shadowRoot?.querySelector('.builder-text')
    const { siteBlocks } = freshGlobal()
    const widget = siteBlocks.mount(container, OPTIONS)
    const shown = await widget.ready
    expect(shown?.testVariationId).toBe(remembered)
    expect(container.shadowRoot?.querySelector('[class]')?.textContent).toContain(words)
    expect(element?.isConnected).toBe(isKept)
    expect(takeConsole()).toEqual([])
    widget.unmount()
  })

  it('picks a variation and remembers it', async () => {
    const widget = freshGlobal().siteBlocks.mount(serve(offer), OPTIONS)
    const shown = await widget.ready
    expect(shown?.testVariationId).toBe('half')
    expect(document.cookie).toContain(`${COOKIE}=half`)
    widget.unmount()
  })
})

describe('a served page of a site that waits for consent', () => {
  it.each<{ name: string; options: Partial<RenderOptions> }>([
    { name: 'for everybody', options: {} },
    {
      name: 'for one visitor',
      options: { visitor: { url: 'https://shop.test/', userAgent: FIREFOX } },
    },
  ])('keeps the variation when consent comes, where the HTML is $name', async ({ options }) => {
    const container = serve(offer, { ...options, canTrack: false })
    const element = container.shadowRoot?.querySelector('.builder-text')
    decide(container)
    const { widget, words } = await takeOver(container)
    expect(words()).toContain('Full price')
    expect(element?.isConnected).toBe(true)
    expect(document.cookie).not.toContain(COOKIE)
    widget.client.setConsent(true)
    expect(document.cookie).toContain(`${COOKIE}=half`)
    expect(words()).toContain('Full price')
    widget.unmount()
  })

  it('shows the remembered variation where consent was given before the widget came', async () => {
    cookies.set(COOKIE, 'half')
    const container = serve(offer, { canTrack: false })
    decide(container)
    const { siteBlocks } = freshGlobal()
    siteBlocks.setConsent(true)
    const { widget, shown, words } = await takeOver(container, siteBlocks)
    expect(shown?.testVariationId).toBe('half')
    await expect.poll(() => words()).toContain('Half price')
    widget.unmount()
  })

  it.each([
    { commands: [['setConsent', true]], words: 'Half price' },
    {
      commands: [
        ['setConsent', true],
        ['setConsent', false],
      ],
      words: 'Full price',
    },
    { commands: [['track', 'seen']], words: 'Full price' },
    { commands: [['setConsent', true, 'default']], words: 'Full price' },
    { commands: [null, 'setConsent', ['setConsent', 'yes']], words: 'Full price' },
  ])('is decided by the calls that wait for the widget: $commands', ({ commands, words }) => {
    vi.stubGlobal('SiteBlocks', { q: commands })
    const container = serve(offer, { canTrack: false })
    decide(container)
    expect(container.shadowRoot?.querySelector('.builder-text')?.textContent).toBe(words)
    const refused = JSON.stringify(commands).includes('yes') ? ['setConsent("yes"'] : []
    expect(takeConsole()).toEqual(refused.map((call) => expect.stringContaining(call)))
  })

  it('is decided without consent where the page names a consent manager', () => {
    const script = Object.assign(document.createElement('script'), { type: 'text/plain' })
    script.dataset.consent = 'onetrust'
    document.body.append(script)
    const container = serve(offer)
    decide(container)
    expect(container.shadowRoot?.querySelector('.builder-text')?.textContent).toBe('Full price')
    expect(document.cookie).toBe('')
    expect(localStorage.length).toBe(0)
  })

  it('is decided without consent where a visitor refused', () => {
    vi.stubGlobal('SiteBlocks', { q: [['setConsent', false]] })
    const container = serve(offer)
    decide(container)
    expect(container.shadowRoot?.querySelector('.builder-text')?.textContent).toBe('Full price')
    expect(document.cookie).toBe('')
  })
})
