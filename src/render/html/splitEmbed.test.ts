// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { splitEmbed, splitUntrusted } from './splitEmbed'
import { trustedTypesPolicy } from './trustedTypes'

const POLICY = trustedTypesPolicy(window)

const split = (html: string) => {
  const { markup, css, jsonLd } = splitEmbed(html, document, POLICY)
  return { markup, css: css.trim(), jsonLd }
}
const untrusted = (html: string) => {
  const { markup, restore, omissions } = splitUntrusted(html, document, POLICY)
  return { markup, restored: restore(markup), omitted: omissions.map(({ what }) => what) }
}

describe('splitEmbed', () => {
  it.each<[html: string, markup: string, css?: string, jsonLd?: string[]]>([
    ['', ''],
    ['<b>a</b><!-- c -->', '<b>a</b><!-- c -->'],
    ['<STYLE>a{}</STYLE>x<style>b{}</style>', 'x', 'a{}\nb{}'],
    ['<style media="print">a{}</style>', '', '@media print{a{}\n}'],
    ['<style type="text/less">b{}</style><style type="text/css">c{}</style>', '', 'c{}'],
    [
      '<p><script>1<x; style=2</script></p><style>a{}</style>',
      '<p><script>1<x; style=2</script></p>',
      'a{}',
    ],
    ['a<script type="APPLICATION/LD+JSON">{"b":1}</script>c', 'ac', '', ['{"b":1}']],
    ['<noscript><style>a{}</style></noscript>', '<noscript><style>a{}</style></noscript>'],
  ])('splits %s', (html, markup, css = '', jsonLd = []) => {
    expect(split(html)).toEqual({ markup, css, jsonLd })
  })

  it('leaves templates whole', () => {
    const html = '<template><script type="application/ld+json">{}</script></template>'
    expect(split(html)).toEqual({ markup: html, css: '', jsonLd: [] })
  })

  it('imports the fonts of links, before all rules, and leaves other links where they are', () => {
    const html =
      '<style>a{</style><link rel="stylesheet" href="https://fonts.googleapis.com/css?family=A"><link rel="stylesheet" href="/b.css">x'
    expect(split(html)).toEqual({
      markup: '<link rel="stylesheet" href="/b.css">x',
      css: '@import "https://fonts.googleapis.com/css?family=A";\na{',
      jsonLd: [],
    })
  })

  it('parses through the policy', () => {
    const same = (text: string): string => text
    const createHTML = vi.fn(same)
    const policy = { createHTML, createScript: same, createScriptURL: same }
    splitEmbed('<script>a</script>', document, policy)
    expect(createHTML).toHaveBeenCalledWith('<script>a</script>')
  })
})

describe('splitUntrusted', () => {
  it.each([
    '<script type="text/x-template" id="t"><p>{{ a }}</p></script>',
    '<script type="text/x-handlebars-template">{{#if a}}b{{/if}}</script>',
    '<script type="application/json" data-for="chart">{"a":"&amp;"}</script>',
    '<template><script type="application/ld+json">{}</script></template>',
  ])('preserves data, past the sanitiser: %s', (html) => {
    const { markup, restored, omitted } = untrusted(html)
    expect(markup).not.toContain('<script')
    expect({ restored, omitted }).toEqual({ restored: html, omitted: [] })
  })

  it('preserves only attributes that identify it', () => {
    const html =
      '<script type="text/template" src="/a" data-sb-served nonce="n" is="x" onload="a()" class=\'"&\'>b</script>'
    expect(untrusted(html).restored).toBe(
      '<script type="text/template" class="&quot;&amp;">b</script>',
    )
  })

  it.each([
    ['<script>a()</script>', '<script>'],
    ['<script type="module" src="/a"></script>', '<script>'],
    ['<script language="JavaScript">a()</script>', '<script>'],
    ['<template><script>a()</script></template>', '<script>'],
    // Consent managers, compilers and workers run these.
    ['<script type="text/plain" class="cookies">a()</script>', '<script type="text/plain">'],
    ['<script type="text/babel">a()</script>', '<script type="text/babel">'],
    ['<script type="text/ng-template" id="a">b</script>', '<script type="text/ng-template">'],
    [
      '<script type="text/template"><!--<script></script></script>',
      '<script> in a <script> that is data',
    ],
    ['<svg><script type="text/template">a</script></svg>', '<script> in a <script> that is data'],
  ])('leaves out what might run, and says what: %s', (html, omitted) => {
    const split = untrusted(html)
    expect(split.restored).not.toContain('<script')
    expect(split.omitted).toEqual([omitted])
  })

  it('turns style sheets of links into imports, before all rules', () => {
    const html =
      '<style>a{</style><link rel="preconnect" href="//a.test"><LINK REL="Alternate StyleSheet" href=\'/b".css\'>x'
    const { markup, css } = splitUntrusted(html, document, POLICY)
    expect(markup).toBe('x')
    expect(css.trim()).toBe('@import "/b%22.css";\na{')
  })

  it('puts nothing back where an author copies its marks', () => {
    const html = '<script type="text/template">a</script><template data-abcdefghij="0"></template>'
    expect(untrusted(html).restored).toBe(html)
  })
})
