// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { addFontSheets, fontSheetAddress, importAddress } from './fontHosts'

const GOOGLE = 'https://fonts.googleapis.com/css2?family=Inter:wght@400;700&display=swap'

const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM
// happy-dom would report a sheet that it does not load as an error.
Object.assign(settings, { handleDisabledFileLoadingAsSuccess: true })

let page: Document

const links = () => Array.from(page.querySelectorAll('link'), ({ rel, href }) => [rel, href])

beforeEach(() => {
  page = document.implementation.createHTMLDocument()
})

describe('importAddress', () => {
  it.each([
    ['@import url(//a.test/b;c)', '//a.test/b;c'],
    ['@import url( "a b.css" ) layer(x) screen', 'a b.css'],
    ["@IMPORT 'a.css' print", 'a.css'],
    ['@import"a.css"', 'a.css'],
    ['@import', ''],
    ['@import ""', ''],
  ])('reads %j', (rule, expected) => {
    expect(importAddress(rule)).toBe(expected)
  })
})

describe('fontSheetAddress', () => {
  it.each([
    [GOOGLE, GOOGLE],
    ['//fonts.bunny.net/css?family=a', 'https://fonts.bunny.net/css?family=a'],
    ['http://use.typekit.net/abc.css', 'https://use.typekit.net/abc.css'],
    ['https://api.fontshare.com/v2/css?f[]=a', 'https://api.fontshare.com/v2/css?f[]=a'],
    ['https://fonts.shop.test/a.css', 'https://fonts.shop.test/a.css'],
    ['http://localhost:80/a.css', undefined],
    ['https://evil.test/fonts.googleapis.com', undefined],
    ['https://fonts.googleapis.com.evil.test/a', undefined],
    ['https://fonts.googleapis.com@evil.test/a', undefined],
    ['javascript://fonts.shop.test/%0aalert(1)', undefined],
    ['data:text/css,a{}', undefined],
    ['https://', undefined],
    ['', undefined],
  ])('reads %j as %j', (address, expected) => {
    expect(fontSheetAddress(address, page, ['fonts.shop.test'])).toBe(expected)
  })
})

describe('addFontSheets', () => {
  const sheet = [
    ['preconnect', 'https://fonts.gstatic.com/'],
    ['stylesheet', GOOGLE],
  ]

  it('loads each once, and removes it with the last caller', async () => {
    const removeFirst = addFontSheets([GOOGLE, GOOGLE], page)
    const removeSecond = addFontSheets([GOOGLE], page)
    expect(links()).toEqual(sheet)
    removeFirst()
    removeFirst()
    await Promise.resolve()
    expect(links()).toEqual(sheet)
    removeSecond()
    await Promise.resolve()
    expect(links()).toEqual([])
  })

  it('reuses the link for a caller right after', async () => {
    const remove = addFontSheets([GOOGLE], page)
    const link = page.querySelector('[rel=stylesheet]')
    remove()
    const removeNext = addFontSheets([GOOGLE], page)
    await Promise.resolve()
    expect(page.querySelector('[rel=stylesheet]')).toBe(link)
    removeNext()
    await Promise.resolve()
    expect(links()).toEqual([])
  })

  it("uses the page's own link, and leaves it", async () => {
    page.head.innerHTML = `<link rel="stylesheet" href="${GOOGLE}">`
    const remove = addFontSheets([GOOGLE], page)
    expect(links()).toEqual([['stylesheet', GOOGLE]])
    remove()
    await Promise.resolve()
    expect(links()).toEqual([['stylesheet', GOOGLE]])
  })

  it("connects early to a site's own host", async () => {
    const remove = addFontSheets(['https://fonts.shop.test/a.css'], page)
    expect(links()[0]).toEqual(['preconnect', 'https://fonts.shop.test/'])
    remove()
    await Promise.resolve()
  })

  it('says that one cannot be loaded', () => {
    const remove = addFontSheets([GOOGLE], page)
    page.querySelector('[rel=stylesheet]')?.dispatchEvent(new Event('error'))
    expect(takeConsole()).toEqual([
      `warn: SiteBlocks: the fonts at ${GOOGLE} could not be loaded. Check the address and the page's Content Security Policy.`,
    ])
    remove()
  })

  it.each([
    ['style-src-elem', GOOGLE, 'Add https://fonts.googleapis.com to style-src.'],
    ['font-src', 'https://fonts.gstatic.com/a.woff2', 'Add https://fonts.gstatic.com to font-src.'],
    ['font-src', 'https://other.test/a.woff2', undefined],
    ['img-src', GOOGLE, undefined],
    ['style-src-elem', 'inline', undefined],
  ])('names %s where the policy refuses %s', (effectiveDirective, blockedURI, expected) => {
    const remove = addFontSheets([GOOGLE], page)
    const violation = new Event('securitypolicyviolation')
    page.dispatchEvent(Object.assign(violation, { effectiveDirective, blockedURI }))
    const message = `warn: SiteBlocks: the page's Content Security Policy refuses fonts of the content. ${expected}`
    expect(takeConsole()).toEqual(expected ? [message] : [])
    remove()
  })
})
