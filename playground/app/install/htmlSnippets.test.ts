// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { containerSnippet, elementSnippet, elementTag, loaderTag, mountCode } from './htmlSnippets'
import type { SnippetOptions, WidgetOptions } from './SnippetOptions'

const WIDGET: WidgetOptions = {
  apiKey: 'roastery-demo',
  model: 'page',
  host: 'http://localhost:4174',
}
const OPTIONS: SnippetOptions = { widget: WIDGET, scriptUrl: 'http://localhost:4173/embed.js' }

const withWidget = (widget: Partial<WidgetOptions>): SnippetOptions => ({
  ...OPTIONS,
  widget: { ...WIDGET, ...widget },
})

const HOSTILE = `a"b'c\\d</script><!--&amp;`

const VISITOR: Partial<WidgetOptions> = {
  includeUnpublished: true,
  locale: 'de-AT',
  userAttributes: { plan: HOSTILE, visits: 3 },
}

/** The first element and the scripts of a snippet, as a browser parses them. */
function parse(snippet: string) {
  const page = new DOMParser().parseFromString(`<body>${snippet}</body>`, 'text/html')
  const scripts = [...page.querySelectorAll('script')]
  const element = page.body.firstElementChild as HTMLElement
  return { element, scripts, attributes: attributesOf(element) }
}

const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))

/** Arguments that an inline script passes to `mount()`. */
function mountArguments(code: string): unknown[] {
  let given: unknown[] = []
  const mount = (...args: unknown[]) => {
    given = args
  }
  const push = (call: (siteBlocks: object) => void) => call({ mount })
  new Function('window', code)({ SiteBlocks: { q: { push } } })
  return given
}

describe('a snippet of the module build', () => {
  it('loads the first part as a module, and has the second fetched with it', () => {
    const { scripts } = parse(elementSnippet({ ...OPTIONS, livePart: 'live-1.js' }))
    expect(scripts.map(attributesOf)).toEqual([
      { type: 'module', src: 'http://localhost:4173/modules/siteblocks.js' },
    ])
    expect(elementSnippet({ ...OPTIONS, livePart: 'live-1.js' })).toContain(
      '<link rel="modulepreload" href="http://localhost:4173/modules/live-1.js" fetchpriority="low">',
    )
  })
})

describe('elementSnippet', () => {
  it('is the element with its attributes, and the script', () => {
    expect(elementSnippet(OPTIONS)).toBe(
      [
        '<site-blocks',
        '  api-key="roastery-demo"',
        '  model="page"',
        '  host="http://localhost:4174"',
        '></site-blocks>',
        '<script async src="http://localhost:4173/embed.js"></script>',
      ].join('\n'),
    )
  })

  it('names the entry when one is wanted', () => {
    const { attributes } = parse(elementSnippet(withWidget({ entry: 'landing' })))
    expect(attributes).toMatchObject({ model: 'page', entry: 'landing' })
  })

  it('says what is known of the visitor', () => {
    const { attributes } = parse(elementSnippet(withWidget(VISITOR)))
    expect(attributes).toMatchObject({ 'include-unpublished': '', locale: 'de-AT' })
    expect(JSON.parse(attributes['user-attributes'] ?? '')).toEqual(VISITOR.userAttributes)
  })

  it('writes JSON between single quotes', () => {
    const snippet = elementSnippet(withWidget({ userAttributes: { plan: 'pro' } }))
    expect(snippet).toContain(`  user-attributes='{"plan":"pro"}'\n`)
  })

  it('names the hash of the script when one is wanted', () => {
    const { scripts } = parse(elementSnippet({ ...OPTIONS, integrity: 'sha384-a+/=' }))
    expect(scripts.map(attributesOf)).toEqual([
      {
        async: '',
        src: 'http://localhost:4173/embed.js',
        integrity: 'sha384-a+/=',
        crossorigin: 'anonymous',
      },
    ])
  })

  it('keeps hostile values inside their attributes', () => {
    const { element, attributes } = parse(elementSnippet(withWidget({ model: HOSTILE })))
    expect(element.localName).toBe('site-blocks')
    expect(attributes.model).toBe(HOSTILE)
  })
})

describe('mountCode', () => {
  it('mounts on the container of its markup', () => {
    const { element, scripts } = parse(containerSnippet(OPTIONS))
    const [selector, given] = mountArguments(mountCode(WIDGET))
    expect(`#${element.id}`).toBe(selector)
    expect(given).toEqual(WIDGET)
    expect(scripts.map(({ src }) => src)).toEqual([OPTIONS.scriptUrl])
  })

  it.each([VISITOR, { model: HOSTILE, userAttributes: { [HOSTILE]: HOSTILE } }])(
    'passes %j as it is',
    (more) => {
      expect(mountArguments(mountCode({ ...WIDGET, ...more }))[1]).toEqual({ ...WIDGET, ...more })
    },
  )
})

describe('templates of others', () => {
  it.each(['{{ name }}', '{% if a %}', '{{{x}}}'])('find no expression in %s', (text) => {
    const widget = { ...WIDGET, locale: text, content: { data: { text } } }
    const element = elementSnippet({ ...OPTIONS, widget })
    const code = mountCode(widget)
    expect(element + code).not.toMatch(/\{\{|\{%/)
    expect(parse(element).attributes.locale).toBe(text)
    expect(mountArguments(code)[1]).toEqual(widget)
  })
})

describe('loaderTag', () => {
  it('says where the script is and what to request', () => {
    const { scripts } = parse(loaderTag({ ...OPTIONS, integrity: 'sha384-a' }))
    expect(scripts.map(attributesOf)).toEqual([
      {
        src: 'http://localhost:4173/loader.js',
        'data-src': 'http://localhost:4173/embed.js',
        'data-integrity': 'sha384-a',
        'data-api-key': 'roastery-demo',
        'data-model': 'page',
        'data-host': 'http://localhost:4174',
      },
    ])
  })

  it.each<{ widget: Partial<WidgetOptions>; asks: boolean }>([
    { widget: { locale: 'de' }, asks: true },
    { widget: { entry: 'landing' }, asks: false },
    { widget: { includeUnpublished: true }, asks: false },
    { widget: { userAttributes: { plan: 'pro' } }, asks: false },
  ])('requests early with $widget: $asks', ({ widget, asks }) => {
    const loader = parse(loaderTag(withWidget(widget))).scripts[0]
    expect(loader?.dataset.src).toBe('http://localhost:4173/embed.js')
    expect(loader?.dataset.model).toBe(asks ? 'page' : undefined)
    expect(loader?.dataset.locale).toBe(asks ? 'de' : undefined)
  })

  it('goes with an element that says everything', () => {
    const { attributes } = parse(elementTag(withWidget({ entry: 'landing' })))
    expect(attributes).toMatchObject({ 'api-key': 'roastery-demo', entry: 'landing' })
  })
})

describe('analytics by name', () => {
  it.each([
    ['elementSnippet', elementSnippet],
    ['containerSnippet', containerSnippet],
    ['loaderTag', loaderTag],
  ])('bring the script that knows the tools, in %s', (_, write) => {
    const sources = (options: SnippetOptions) => parse(write(options)).scripts.map(({ src }) => src)
    const connect = 'http://localhost:4173/connect.js'
    expect(sources(withWidget({ analytics: 'gtag posthog' }))).toContain(connect)
    expect(sources(OPTIONS)).not.toContain(connect)
  })
})
