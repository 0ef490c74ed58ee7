// @vitest-environment happy-dom

import { describe, expect, it, onTestFinished } from 'vitest'
import { headingLevel } from './Accordion'

/** The level of the accordion with the id `a`, in a widget that stands after `page`. */
function levelIn(content: string, page = ''): number {
  document.body.innerHTML = `${page}<div id="host"><h1>Placeholder</h1></div><h4>After</h4>`
  onTestFinished(() => document.body.replaceChildren())
  const shadowRoot = document.querySelector('#host')?.attachShadow({ mode: 'open' })
  if (!shadowRoot) throw new Error('the test has no host')
  shadowRoot.innerHTML = content
  const accordion = shadowRoot.querySelector('#a')
  if (!accordion) throw new Error('the test has no accordion')
  return headingLevel(accordion)
}

const accordion = '<div id="a" class="builder-accordion"><h3>Own</h3></div>'
const around = (inside: string, titles = '<h3>Before</h3>') =>
  `<div class="builder-accordion">${titles}${inside}</div>`

describe('headingLevel', () => {
  it.each([
    { what: 'no heading', before: '', expected: 3 },
    { what: 'the title of the page', before: '<h1>T</h1>', expected: 2 },
    { what: 'a section', before: '<h1>T</h1><section><h2>S</h2></section>', expected: 3 },
    { what: 'a section in a section', before: '<h2>S</h2><h3>T</h3>', expected: 4 },
    { what: 'the last heading there is', before: '<h6>S</h6>', expected: 6 },
    { what: 'a section after a deeper one', before: '<h3>S</h3><h2>T</h2>', expected: 3 },
    { what: 'a role', before: '<p role="heading" aria-level="4">S</p>', expected: 5 },
    { what: 'a role without a level', before: '<p role="heading">S</p>', expected: 3 },
    { what: 'another accordion', before: `<h1>T</h1>${around('<h4>In it</h4>')}`, expected: 2 },
    { what: 'a hidden heading', before: '<h1>T</h1><div hidden><h4>H</h4></div>', expected: 2 },
  ])('is $expected after $what', ({ before, expected }) => {
    expect(levelIn(before + accordion)).toBe(expected)
  })

  it('is one below the titles of the accordion around it', () => {
    expect(levelIn(around(accordion))).toBe(4)
    expect(levelIn(around(accordion, '<h3 aria-level="2">Before</h3>'))).toBe(3)
  })

  it('goes by the host page where nothing comes before it in the content', () => {
    expect(levelIn(accordion, '<h1>Site</h1>')).toBe(2)
    expect(levelIn(accordion, '<h1>Site</h1><h3>Aside</h3>')).toBe(4)
    expect(levelIn(`<h2>Content</h2>${accordion}`, '<h5>Site</h5>')).toBe(3)
  })
})
