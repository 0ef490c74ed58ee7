import { describe, expect, it } from 'vitest'
import { type Floor, newerFeatures } from './newerFeatures'

const floor: Floor = { chrome: '85', firefox: '79', safari: '14' }
const found = (code: string): string[] => [...newerFeatures(code, floor, 2021).keys()]

describe('features that are newer than the floor', () => {
  it.each([
    ['document.body.replaceChildren()', 'member replaceChildren'],
    ['Object.hasOwn(a, "b")', 'member hasOwn'],
    ['[1].at(-1)', 'member at'],
    ['new CSSScopeRule', 'global CSSScopeRule'],
    ['structuredClone(a)', 'global structuredClone'],
    ['a.addEventListener("scrollend", b)', 'event scrollend'],
    ['a = ":where(.b){color:red}"', 'selector where'],
    [`a = \`\${b}@container (width > 1px){}\``, 'at-rule container'],
    ['a = ".b{inset-inline:1px}"', 'property inset-inline'],
  ])('are found in %s', (code, feature) => {
    expect(found(code)).toEqual([feature])
  })

  it('are reported with the browsers that lack them', () => {
    const [[, browsers] = []] = newerFeatures('a.replaceChildren()', floor, 2021)
    expect(browsers).toBe('chrome 86')
  })

  it('throw an error if they are syntax', () => {
    expect(() => newerFeatures('a ||= 1', floor, 2020)).toThrow(SyntaxError)
    expect(() => newerFeatures('class A { #b = 1 }', floor, 2021)).toThrow(SyntaxError)
  })
})
