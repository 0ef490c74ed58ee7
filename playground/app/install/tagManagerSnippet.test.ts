// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import type { SnippetOptions } from './SnippetOptions'
import { tagManagerSnippet } from './tagManagerSnippet'

const OPTIONS: SnippetOptions = {
  widget: { apiKey: 'key', model: 'page', host: 'https://content.test', entry: "it's {{x}}" },
  scriptUrl: 'https://cdn.test/embed.js',
}

/** Runs the code of a tag on an empty page. */
function run(options: SnippetOptions) {
  document.body.innerHTML = '<header></header><h1>Title</h1><p id="after">Text</p>'
  const code = tagManagerSnippet(options).replace(/<\/?script>/g, '')
  const loaded: Partial<HTMLScriptElement>[] = []
  const appendChild = (script: HTMLScriptElement) => loaded.push(script)
  const page = {
    createElement: (name: string) =>
      name === 'script' ? { src: '' } : document.createElement(name),
    querySelector: (selector: string) => document.querySelector(selector),
    body: document.body,
    head: { appendChild },
  }
  new Function('document', code)(page)
  return { element: document.querySelector('site-blocks'), loaded }
}

describe('tagManagerSnippet', () => {
  afterEach(() => document.body.replaceChildren())

  it('puts the element after the title, and loads the script', () => {
    const { element, loaded } = run(OPTIONS)
    expect(element?.previousElementSibling?.localName).toBe('h1')
    expect(element?.getAttribute('entry')).toBe("it's {{x}}")
    expect(loaded).toEqual([{ src: 'https://cdn.test/embed.js' }])
  })

  it.each([
    { place: '#after', follows: 'p' },
    { place: '#gone', follows: 'header' },
  ])('puts it after $follows for $place', ({ place, follows }) => {
    const { element } = run({ ...OPTIONS, place })
    expect(element?.previousElementSibling?.localName).toBe(follows)
  })

  it('sets what no attribute can hold, and has the hash checked', () => {
    const widget = { ...OPTIONS.widget, globals: { cart: 1 } }
    const { element, loaded } = run({ ...OPTIONS, widget, integrity: 'sha384-a' })
    expect(element).toHaveProperty('globals', { cart: 1 })
    expect(loaded[0]).toMatchObject({ integrity: 'sha384-a', crossOrigin: 'anonymous' })
  })

  it('is in the syntax that tag managers accept', () => {
    expect(tagManagerSnippet(OPTIONS)).not.toMatch(/=>|`|\?\.|\|\|=|\b(const|let)\b|\{\{/)
  })
})
