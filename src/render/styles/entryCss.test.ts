import { describe, expect, it } from 'vitest'
import { entryCss } from './entryCss'

const rules = (css: string) => entryCss(css, '.root').rules

describe('entryCss', () => {
  it.each([
    ['& .x{}', '.root .x{}'],
    ['.a &:hover, & > b{}', '.a .root:hover, .root > b{}'],
    [':root{--a:1}', '.root{--a:1}'],
    ['html, body{}', '.root, .root{}'],
    ['html body .x{}', '.root .x{}'],
    ['html > body > .x{}', '.root > .x{}'],
    ['BODY{}', '.root{}'],
    [':is(html, .x) p{}', ':is(.root, .x) p{}'],
    ['/* & */ .a{}', '.a{}'],
    ['@media print{& .x{a:b}body{c:d}}', '@media print{.root .x{a:b}.root{c:d}}'],
    ['@supports (a:b){@media print{:root{c:d}}}', '@supports (a:b){@media print{.root{c:d}}}'],
    ['@media print{body h3{a:b}}', '@media print{.root h3:where(:not([data-control])){a:b}}'],
  ])('turns %j into %j', (css, expected) => {
    expect(rules(css)).toEqual([expected])
  })

  it.each([
    '.body, #html, tbody, body-box, [html], a:rootless{}',
    "[data-x='body html']{}",
    '[title="a & b"]{}',
    '.a{&:hover{b:c}}',
    '.a{content:"&"}',
    '@keyframes body{from{a:b}to{c:d}}',
    '@layer a, b;',
  ])('leaves %s as it is', (css) => {
    expect(rules(css)).toEqual([css])
  })

  it.each([
    ['html.dark .x{}', '.root.dark .x,<html.dark> .root .x{}'],
    ['body.a > .x, p{}', '.root.a > .x, p,<body.a> .root > .x{}'],
    ['html.a body.b .x{}', '.root.a .root.b .x,<html.a body.b> .root .x{}'],
    ['html.a::before{}', '.root.a::before,<html.a> .root::before{}'],
    [':root.a:has(.b) .x{}', '.root.a:has(.b) .x{}'],
    ['html:lang(de){a:b}', '.root:lang(de){a:b}'],
    ['html:hover body .x{}', '.root:hover .root .x{}'],
    ['.dark .x{}', '.dark .x,<.dark> .root .x{}'],
    ['[a="b, c"] .x, .y{}', '[a="b, c"] .x, .y,<[a="b, c"]> .root .x{}'],
    ['@media print{.dark .x{a:b}}', '@media print{.dark .x,<.dark> .root .x{a:b}}'],
    ['.dark>.x, .dark{}', '.dark>.x, .dark{}'],
  ])('rewrites conditions on the page around the content: %j becomes %j', (css, expected) => {
    expect(entryCss(css, '.root', (condition) => `<${condition}>`).rules).toEqual([expected])
  })

  it('separates rules, in their order', () => {
    expect(rules('a{b:c}}{}d{e:f}')).toEqual(['a{b:c}', 'd{e:f}'])
  })

  it('hands fonts out, wherever they stand', () => {
    const css = '@font-face{font-family:A}@media print{@font-face{font-family:B}}'
    const fontFaces = ['font-family:A', 'font-family:B']
    const expected = { rules: ['@media print{}'], fontFaces, imports: [], omissions: [] }
    expect(entryCss(css, '.root')).toEqual(expected)
  })

  it('leaves out imports, and says which', () => {
    const css = '@charset "utf-8";@import url(//evil.test/a.css);a{}'
    expect(entryCss(css, '.root')).toMatchObject({
      rules: ['a{}'],
      imports: ['@import url(//evil.test/a.css)'],
      omissions: [{ what: '"@charset "utf-8"" in the CSS' }],
    })
  })

  it.each([
    ['@namespace svg url(http://www.w3.org/2000/svg);', '@namespace svg url('],
    ['color: red; a{}', 'color: red'],
    ['@media print{@property --a{syntax:"*"}}', '@property --a'],
    ['@page :first{margin:0}', '@page :first'],
    ['@view-transition{navigation:auto}', '@view-transition'],
    ['@\\70roperty --a{syntax:"*"}', '@\\70roperty --a'],
    ['@media print{@\\66ont-face{font-family:BankSans}}', '@\\66ont-face'],
  ])('leaves out of %s what a shadow root does not support, and says what', (css, start) => {
    const { rules: kept, omissions } = entryCss(css, '.root')
    expect(kept.join()).not.toContain(start)
    expect(omissions).toMatchObject([{ what: expect.stringContaining(`"${start}`) }])
  })

  it('scopes the rules of unknown at-rules', () => {
    expect(rules('@later (a:b){html .x{c:d}}')).toEqual(['@later (a:b){.root .x{c:d}}'])
  })

  it('leaves out what is nested more than eight deep, and says what', () => {
    const css = `${'@media print{'.repeat(8)}@media screen{p{}}`
    expect(rules(css).join()).not.toContain('p{}')
    expect(entryCss(css, '.root').omissions).toMatchObject([{ what: '"@media screen" in the CSS' }])
  })

  it('gets through at-rules in at-rules without end', () => {
    expect(rules('@media x{'.repeat(20_000))).toHaveLength(1)
  })
})
