// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { refusalOf } from '../../src/client/options/guessOption'
import type { Option } from '../../src/client/options/Option'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import { MOUNT_OPTIONS, mountOptionRows } from './MountOptions'
import { optionAttributes, readAttributes } from './readAttributes'

/**
 * Functions, values that contain functions, the nonce, which browsers hide, and parameters that the
 * page names itself.
 */
const NOT_WRITTEN =
  'blocks,evaluate,globals,nonce,onClick,onDebug,onError,onImpression,onReady,onSubmit,onVariation,options,renderLink'.split(
    ',',
  )

function element(html: string): Element {
  const box = document.createElement('div')
  box.innerHTML = html
  return box.firstElementChild as Element
}

describe('readAttributes', () => {
  it.each([
    ['<x-y api-key="k" model="page"></x-y>', { apiKey: 'k', model: 'page' }],
    ['<x-y offset="5" cache-seconds="0"></x-y>', { offset: 5, cacheSeconds: 0 }],
    [
      '<x-y cachebust no-traverse="true" can-track="false"></x-y>',
      { cachebust: true, noTraverse: true, canTrack: false },
    ],
    [
      '<x-y query=\'{"data.a": 1}\' trusted-hosts=\'["a.test"]\'></x-y>',
      { query: { 'data.a': 1 }, trustedHosts: ['a.test'] },
    ],
    ['<x-y min-height="400"></x-y>', { minHeight: 400 }],
    ['<x-y min-height="50vh"></x-y>', { minHeight: '50vh' }],
    ['<x-y preview="page"></x-y>', { preview: 'page' }],
    ['<x-y omit=""></x-y>', { omit: '' }],
    ['<x-y class="a" id="b" onclick="void 0" data-own="page"></x-y>', {}],
  ])('reads %s', (html, expected) => {
    expect(readAttributes(element(html))).toEqual(expected)
  })

  it('reads prefixed ones on other elements', () => {
    const html = '<div data-siteblocks data-api-key="k" data-model="page"></div>'
    expect(readAttributes(element(html), 'data-')).toEqual({ apiKey: 'k', model: 'page' })
  })

  it('lets the own element alone switch scripts on', () => {
    expect(readAttributes(element('<x-y allow-scripts></x-y>'))).toEqual({ allowScripts: true })
    const refused = 'allowScripts'
    expect(readAttributes(element('<x-y allow-scripts></x-y>'), '', { refused })).toEqual({})
    expect(readAttributes(element('<x-y allow_scripts></x-y>'), '', { refused })).toEqual({})
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: attributes of <x-y> were left out: allow-scripts="" (write data-allow-scripts on the <script> of SiteBlocks, too).',
      'warn: SiteBlocks: attributes of <x-y> were left out: allow_scripts="" (write allow-scripts).',
    ])
    expect(readAttributes(element('<div data-allow-scripts></div>'), 'data-')).toEqual({})
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: attributes of <div> were left out: data-allow-scripts="" (only on <site-blocks>).',
    ])
  })

  it('accepts from visitors, who may write data attributes, only what a comment may decide', () => {
    const taken = mountOptionRows.filter(([, { attribute }]) => attribute === 'any')
    expect(taken.map(([name]) => name)).toEqual([
      'apiKey',
      'host',
      'locale',
      'canTrack',
      'autoTrack',
      'url',
      'model',
      'texts',
      'loading',
    ])
  })

  it('reads content as JSON', () => {
    const html = `<x-y content='{"data": {"blocks": []}}'></x-y>`
    expect(readAttributes(element(html))).toEqual({ content: { data: { blocks: [] } } })
  })

  it.each([
    ['<x-y offset="ten"></x-y>', 'of <x-y> were left out: offset="ten" (expected a number)'],
    ['<x-y offset=""></x-y>', 'offset=""'],
    ["<x-y query='{bad'></x-y>", 'query="{bad"'],
    ["<x-y query='[1]'></x-y>", 'query="[1]"'],
    ["<x-y trusted-hosts='{}'></x-y>", 'trusted-hosts="{}"'],
    ['<x-y loading="late"></x-y>', 'loading="late" (expected eager, lazy or idle)'],
    ['<x-y isolation=""></x-y>', 'isolation="" (expected shadow or light)'],
    [
      '<x-y responsive-to="page" offset="ten"></x-y>',
      'left out: responsive-to="page" (expected viewport or container), offset="ten" (expected a number).',
    ],
  ])('leaves out %s, and names it', (html, message) => {
    expect(readAttributes(element(html))).toEqual({})
    expect(takeConsole()).toEqual([expect.stringContaining(message)])
  })

  /** Ways to write an option almost right. */
  const ALMOST = [
    (attribute: string) => attribute.replaceAll('-', ''),
    (attribute: string) => attribute.replaceAll('-', '_'),
    (attribute: string) => `data-${attribute}`,
    (attribute: string) => (attribute.length > 8 ? attribute.slice(0, -1) : attribute),
  ]
  const WORDS = ['false', 'no', 'FALSE', '0', 'denied', 'null', 'true ', 'off']

  it('allows nothing because of a word or a name that is almost right', () => {
    for (const [attribute, option] of optionAttributes) {
      const row: Option = MOUNT_OPTIONS[option]
      const [off] = Object.keys(refusalOf(option))
      if (row.default === true) expect(off).toBe(option)
      if (!off) continue
      for (const word of WORDS) {
        const misread = `<x-y ${attribute}="${word}"></x-y>`
        if (row.default === true)
          expect([misread, readAttributes(element(misread))]).toEqual([
            misread,
            { [off ?? '']: false },
          ])
        for (const misspell of ALMOST) {
          const name = misspell(attribute)
          if (name === attribute) continue
          const html = `<x-y ${name}="${word}"></x-y>`
          expect([html, readAttributes(element(html))]).toEqual([html, { [off ?? '']: false }])
        }
      }
    }
    expect(takeConsole().length).toBeGreaterThan(0)
  })

  it.each([
    ['<x-y apiKey="K"></x-y>', 'apikey="K" (write api-key)'],
    ['<x-y on-ready="x"></x-y>', 'on-ready="x" (set the property onReady)'],
  ])('names what %s may mean', (html, message) => {
    expect(readAttributes(element(html))).toEqual({})
    expect(takeConsole()).toEqual([expect.stringContaining(message)])
  })

  it('names the attributes that only requests of a client accept, in one line', () => {
    const html = '<x-y limit="5" fetch-total-count model="page"></x-y>'
    expect(readAttributes(element(html))).toEqual({ model: 'page' })
    expect(readAttributes(element('<p data-reload="true"></p>'), 'data-')).toEqual({})
    expect(takeConsole()).toEqual([
      expect.stringMatching(
        /effect here: limit, fetch-total-count\. .*SiteBlocks\.createClient\(\)/,
      ),
      expect.stringContaining('effect here: data-reload. Correct'),
    ])
  })

  it('offers every option that can be written down', () => {
    const TEXTS: Readonly<Record<string, readonly [text: string, value: unknown]>> = {
      string: ['word', 'word'],
      number: ['7', 7],
      'number | string': ['50vh', '50vh'],
      boolean: ['false', false],
      'string | boolean': ['', true],
      'boolean | all': ['all', 'all'],
      'boolean | hash | path': ['hash', 'hash'],
      'string | function | list': ['gtag posthog', 'gtag posthog'],
      object: ['{"a": [1]}', { a: [1] }],
      'string[]': ['["a"]', ['a']],
      'eager,lazy,idle': ['lazy', 'lazy'],
      'shadow,light': ['light', 'light'],
      'each,one': ['one', 'one'],
      'same-origin,omit': ['omit', 'omit'],
      'viewport,container': ['container', 'container'],
    }
    const offered: string[] = []
    for (const [option, { type }] of mountOptionRows) {
      const [text, value] = TEXTS[String(type)] ?? []
      const box = document.createElement('x-y')
      box.setAttribute(
        option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        text ?? '',
      )
      const { nonce, ...read } = readAttributes(box)
      const messages = takeConsole()
      if (Object.keys(read).length === 0) continue
      expect(messages).toEqual([])
      expect(read).toEqual({ [option]: value })
      offered.push(option)
    }
    const left = mountOptionRows
      .map(([option]) => option as string)
      .filter((option) => !offered.includes(option))
    expect(left.sort()).toEqual(NOT_WRITTEN)
    expect(optionAttributes.size).toBe(offered.length)
  })
})
