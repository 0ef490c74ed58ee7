// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { divSnippet, elementSnippet, mountSnippet, type SnippetOptions } from './snippets'

const OPTIONS: SnippetOptions = {
  apiKey: 'roastery-demo',
  model: 'page',
  host: 'http://localhost:4174',
  embedUrl: 'http://localhost:4173/embed.js',
}

const HOSTILE = `a"b'c\\d</script><!--&amp;`

/** The first element and the last script of a snippet, as a browser reads it. */
function parse(snippet: string) {
  const page = new DOMParser().parseFromString(`<body>${snippet}</body>`, 'text/html')
  const scripts = [...page.querySelectorAll('script')]
  const element = page.body.firstElementChild as HTMLElement
  return { element, scripts, attributes: attributesOf(element) }
}

const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))

/** What the inline script of a mount snippet gives to `mount()`. */
function mountArguments(snippet: string): unknown[] {
  const code = snippet.slice(snippet.lastIndexOf('<script>') + 8, snippet.lastIndexOf('</script>'))
  let given: unknown[] = []
  const mount = (...args: unknown[]) => {
    given = args
  }
  new Function('SiteBlocks', code)({ mount })
  return given
}

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
    const { attributes } = parse(elementSnippet({ ...OPTIONS, entry: 'landing' }))
    expect(attributes).toMatchObject({ model: 'page', entry: 'landing' })
  })

  it('keeps hostile values inside their attributes', () => {
    const { element, attributes } = parse(elementSnippet({ ...OPTIONS, model: HOSTILE }))
    expect(element.localName).toBe('site-blocks')
    expect(attributes.model).toBe(HOSTILE)
  })
})

describe('divSnippet', () => {
  it('is a marked div with the same attributes behind data-, and the script', () => {
    const { element, attributes, scripts } = parse(divSnippet({ ...OPTIONS, entry: 'landing' }))
    expect(element.localName).toBe('div')
    expect(attributes).toEqual({
      'data-siteblocks': '',
      'data-api-key': 'roastery-demo',
      'data-model': 'page',
      'data-entry': 'landing',
      'data-host': 'http://localhost:4174',
    })
    expect(scripts.map(attributesOf)).toEqual([{ async: '', src: OPTIONS.embedUrl }])
  })
})

describe('mountSnippet', () => {
  it('mounts on the container that it brings', () => {
    const snippet = mountSnippet(OPTIONS)
    const { embedUrl, ...options } = OPTIONS
    const [selector, given] = mountArguments(snippet)
    expect(`#${parse(snippet).element.id}`).toBe(selector)
    expect(given).toEqual(options)
    expect(parse(snippet).scripts[0]?.getAttribute('src')).toBe(embedUrl)
  })

  it('names the entry when one is wanted', () => {
    const [, given] = mountArguments(mountSnippet({ ...OPTIONS, entry: 'landing' }))
    expect(given).toMatchObject({ entry: 'landing' })
  })

  it('keeps hostile values inside their strings and the script inside its element', () => {
    const snippet = mountSnippet({ ...OPTIONS, model: HOSTILE })
    const [, given] = mountArguments(snippet)
    expect(given).toMatchObject({ model: HOSTILE })
    expect(parse(snippet).scripts[1]?.textContent).toContain(OPTIONS.host)
  })
})
