// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { takeConsole } from '../src/utils/testing/consoleGuard'
import { optionAttributes, readAttributes } from './readAttributes'

function element(html: string): Element {
  const box = document.createElement('div')
  box.innerHTML = html
  return box.firstElementChild as Element
}

describe('readAttributes', () => {
  it.each([
    ['<x-y api-key="k" model="page"></x-y>', { apiKey: 'k', model: 'page' }],
    ['<x-y limit="5" cache-seconds="0"></x-y>', { limit: 5, cacheSeconds: 0 }],
    [
      '<x-y static no-traverse="true" can-track="false"></x-y>',
      { static: true, noTraverse: true, canTrack: false },
    ],
    [
      '<x-y query=\'{"data.a": 1}\' trusted-hosts=\'["a.test"]\'></x-y>',
      { query: { 'data.a': 1 }, trustedHosts: ['a.test'] },
    ],
    ['<x-y min-height="400"></x-y>', { minHeight: 400 }],
    ['<x-y min-height="50vh"></x-y>', { minHeight: '50vh' }],
    ['<x-y preview="page"></x-y>', { preview: 'page' }],
    ['<x-y omit=""></x-y>', { omit: '' }],
    ['<x-y class="a" id="b" on-ready="alert(1)" data-model="page"></x-y>', {}],
  ])('reads %s', (html, expected) => {
    expect(readAttributes(element(html))).toEqual(expected)
  })

  it('reads prefixed ones on other elements', () => {
    const html = '<div data-siteblocks data-api-key="k" data-model="page" model="other"></div>'
    expect(readAttributes(element(html), 'data-')).toEqual({ apiKey: 'k', model: 'page' })
  })

  it('lets the own element alone switch scripts on', () => {
    expect(readAttributes(element('<x-y allow-scripts></x-y>'))).toEqual({ allowScripts: true })
    expect(readAttributes(element('<div data-allow-scripts></div>'), 'data-')).toEqual({})
  })

  it('reads content as JSON', () => {
    const html = `<x-y content='{"data": {"blocks": []}}'></x-y>`
    expect(readAttributes(element(html))).toEqual({ content: { data: { blocks: [] } } })
  })

  it.each([
    ['<x-y limit="ten"></x-y>', 'limit="ten" of <x-y> was left out: expected a number'],
    ['<x-y limit=""></x-y>', 'limit=""'],
    [
      '<x-y can-track="maybe"></x-y>',
      'can-track="maybe" of <x-y> was left out: expected true or false',
    ],
    ["<x-y query='{bad'></x-y>", 'query="{bad"'],
    ["<x-y query='[1]'></x-y>", 'query="[1]"'],
    ["<x-y trusted-hosts='{}'></x-y>", 'trusted-hosts="{}"'],
  ])('leaves out %s, and names it', (html, message) => {
    expect(readAttributes(element(html))).toEqual({})
    expect(takeConsole()).toEqual([expect.stringContaining(message)])
  })

  it('offers every option that can be written down', () => {
    expect(optionAttributes).toContain('stale-cache-seconds')
    expect(optionAttributes).not.toContain('on-ready')
    expect(optionAttributes).not.toContain('render-link')
  })
})
