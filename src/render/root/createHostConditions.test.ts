// @vitest-environment happy-dom
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { entryCss } from '../styles/entryCss'
import { createHostConditions } from './createHostConditions'

/** What attributes of the page contain, but are not: CSS of content can learn no part of them. */
const [A, B] = ['s3cret-a', 's3cret-b']

/** A page with elements around the container that all pages have, and others that differ. */
function page(secret: string): HTMLElement {
  document.documentElement.className = 'dark wide'
  document.body.setAttribute('data-theme', 'night')
  const fields = `<form><input name="csrf" value="${secret}" checked><a href="/${secret}"></a></form>`
  document.body.innerHTML = `${secret === A ? fields : `<p>${secret}</p>`}
    <main id="main" lang="de" dir="rtl" data-user="${secret}" data-words="en ${secret}">
      ${secret === B ? fields : ''}<div id="app"><p class="${secret}">Loading</p></div>${fields}
    </main>`
  return document.querySelector('#app') as HTMLElement
}

/** Which conditions in `css` a container meets. */
async function met(css: string, container: HTMLElement): Promise<string> {
  const content = document.createElement('div')
  const { when, end } = createHostConditions(container, content)
  entryCss(css, '.root', when)
  await Promise.resolve()
  end()
  return content.getAttributeNames().join()
}

/** Whether the page around `container` meets the condition of a rule for `.x`. */
const isMet = async (condition: string, container: HTMLElement): Promise<boolean> =>
  (await met(`${condition} .x{top:0}`, container)) !== ''

describe('createHostConditions', () => {
  let container: HTMLElement

  beforeEach(() => {
    container = page(A)
    return () => {
      document.documentElement.removeAttribute('class')
      document.body.removeAttribute('data-theme')
      document.body.innerHTML = ''
    }
  })

  it.each([
    'html.dark',
    'HTML.dark.wide',
    ':root.dark',
    '.dark',
    'body[data-theme]',
    '[data-theme=night]',
    '[data-theme="night"]',
    "[data-theme='night']",
    'html.dark body[data-theme]',
    'html.dark > body[data-theme=night]',
    '#main',
    '[dir=rtl][lang=de]',
    `[data-user="${A}"]`,
  ])('finds %s around the content', async (condition) => {
    expect(await isMet(condition, container)).toBe(true)
  })

  it.each([
    'html.light',
    'html.light body[data-theme]',
    'html.dark body.dark',
    'body.dark',
    '.dark#main',
    '[data-theme=nigh]',
    '[data-theme="NIGHT"]',
    '[data-other]',
    '[data-theme=""]',
  ])('finds no %s around the content', async (condition) => {
    expect(await isMet(condition, container)).toBe(false)
  })

  it.each([
    'html:has(input[value^=s])',
    'body:has(input)',
    ':has(input)',
    ':root:has(:checked)',
    ':is(body:has(input))',
    ':where(:has(input))',
    ':not(:has(video))',
    'html.dark:has(input)',
    '.dark:h\\61s(input)',
    'html:nth-child(1)',
    '[data-user^=s]',
    '[data-user$=a]',
    '[data-user*=cret]',
    '[data-words~=en]',
    '[data-user|=s3cret]',
    '[data-user="S3CRET-A" i]',
    '[data-user="s3cret-\\61"]',
    'html.dark[data-x],:has(input)',
    '#main:has(input)',
  ])('asks the page for no %s', async (condition) => {
    expect(await isMet(condition, container)).toBe(false)
  })

  it('depends on whole names and values of the elements around the content, and on nothing else', async () => {
    const compound = fc.constantFrom(
      ...['html', 'body', ':root', '*', 'main', 'div', 'input', '&', 'x'],
      ...['.dark', '.night', '#main', '#app', '[data-theme]', '[data-theme="night"]', '[lang|=de]'],
      ...['[value]', '[data-user', '[data-words', '[value', '=', '^=', '$=', '*=', '~=', '|=', ']'],
      ...['"', "'", 's3cret', 's3', '-a', 'a', 'a"', ' i]', '[data-user^="s3cret-a"]', '[href$=a]'],
      ...[':has(', ':is(', ':where(', ':not(', ':host-context(', ':nth-child(1 of ', '(', ')', ':'],
      ...[
        ':has(input[value$=a])',
        ':has(.s3cret-a)',
        ':has(~ form)',
        ':checked',
        ':empty',
        '::after',
      ],
      ...[
        ' ',
        '>',
        '+',
        '~',
        ',',
        '/**/',
        '/*',
        '*/',
        '\\',
        '\\:',
        '\\68 as(',
        '\n',
        '\f',
        '|',
        '@',
      ],
    )
    const selectors = fc.array(compound, { maxLength: 12 }).map((parts) => parts.join(''))
    const rules = fc.oneof(
      selectors.map((text) => `${text} .x{top:0}`),
      selectors.map((text) => `@media all{${text} .x{top:0}}`),
    )
    const css = fc.array(rules, { minLength: 1, maxLength: 5 }).map((texts) => texts.join(''))
    await fc.assert(
      fc.asyncProperty(css, async (text) => {
        const onA = await met(text, page(A))
        expect(await met(text, page(B))).toBe(onA)
      }),
    )
  })
})
