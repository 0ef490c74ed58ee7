import type { Omission } from '../../utils/Omission'
import { randomLetters } from '../../utils/randomId'
import { cssAddress } from '../styles/cssAddress'
import { fontSheetAddress } from '../styles/fontSheets'
import { leftOut } from './omissions'
import { isClosedText, keepsAttribute, scriptKindOf, typeOf, writeDataScript } from './scriptKind'
import { styleText } from './styleText'
import type { TrustedTypePolicy } from './trustedTypes'

/** HTML of an author, and what a page needs elsewhere. */
export interface SplitEmbed {
  readonly markup: string
  readonly css: string
  /** Data for search engines, which read it in the document alone. */
  readonly jsonLd: readonly string[]
}

const HTML = 'http://www.w3.org/1999/xhtml'
const SHEET = 'link[rel~="stylesheet" i]'
const HINT = 'link:is([rel="preconnect" i],[rel="dns-prefetch" i])'
const HOLDS_ANY = /<(?:style|script|link)/i

/**
 * Takes styles and JSON-LD out of HTML, without running, loading or applying anything. Fonts have
 * to be loaded in the document too; other style sheets of links stay.
 */
export function splitEmbed(
  html: string,
  document: Document,
  policy: TrustedTypePolicy | null,
  fontHosts?: readonly string[],
): SplitEmbed {
  if (!HOLDS_ANY.test(html)) return plain(html)
  const content = parse(html, document, policy)
  const fonts = Array.from(content.querySelectorAll(SHEET)).filter((link) =>
    fontSheetAddress(link.getAttribute('href') ?? '', document, fontHosts),
  )
  return split(content, fonts)
}

/** HTML that a sanitiser can go through, since its data scripts stand aside meanwhile. */
export interface SplitUntrusted extends SplitEmbed {
  readonly omissions: readonly Omission[]
  /** Puts the data scripts back. */
  restore(safe: string): string
}

/**
 * As {@link splitEmbed}, for HTML whose scripts may not run: those that are data stay, the others
 * are left out.
 */
export function splitUntrusted(
  html: string,
  document: Document,
  policy: TrustedTypePolicy | null,
): SplitUntrusted {
  if (!HOLDS_ANY.test(html)) return { ...plain(html), omissions: [], restore: (safe) => safe }
  const content = parse(html, document, policy)
  // No author can know it.
  const mark = `data-${randomLetters()}`
  // Hints, which show nothing: those for fonts are given where the fonts are loaded.
  for (const link of content.querySelectorAll(HINT)) link.remove()
  const omissions: Omission[] = []
  const data: string[] = []
  for (const fragment of fragmentsIn(content)) {
    for (const script of fragment.querySelectorAll('script')) {
      const omission = omissionOf(script)
      if (omission) {
        omissions.push(omission)
        script.remove()
      } else if (scriptKindOf(script) === 'data' || fragment !== content) {
        // May stand wherever a script may.
        const holder = document.createElement('template')
        holder.setAttribute(mark, `${data.length}`)
        data.push(writeDataScript(script))
        for (const name of script.getAttributeNames())
          if (!keepsAttribute(name)) omissions.push(leftOut.attribute(name))
        script.replaceWith(holder)
      }
    }
  }
  return {
    ...split(content, content.querySelectorAll(SHEET)),
    omissions,
    restore: (safe) =>
      data.reduce(
        (text, script, index) =>
          text.replace(`<template ${mark}="${index}"></template>`, () => script),
        safe,
      ),
  }
}

function plain(html: string): SplitEmbed {
  return { markup: html, css: '', jsonLd: [] }
}

function parse(html: string, document: Document, policy: TrustedTypePolicy | null) {
  const template = document.createElement('template')
  template.innerHTML = policy ? policy.createHTML(html) : html
  return template.content
}

/** A fragment, and those of the templates in it. */
function fragmentsIn(content: DocumentFragment): DocumentFragment[] {
  const fragments = [content]
  for (const fragment of fragments) {
    for (const template of fragment.querySelectorAll('template')) fragments.push(template.content)
  }
  return fragments
}

/** @param links - Those whose style sheets are imported. */
function split(content: DocumentFragment, links: Iterable<Element>): SplitEmbed {
  let css = ''
  for (const link of links) {
    css += `@import ${cssAddress(link.getAttribute('href') ?? '')};\n`
    link.remove()
  }
  const jsonLd: string[] = []
  for (const element of content.querySelectorAll('script,style')) {
    // Those are for visitors whose browsers run no scripts.
    if (element.closest('noscript')) continue
    if (element.localName === 'style') css += sheetText(element)
    else if (scriptKindOf(element) === 'jsonLd') jsonLd.push(element.textContent ?? '')
    else continue
    element.remove()
  }
  const holder = content.ownerDocument.createElement('template')
  holder.content.append(content)
  return { markup: holder.innerHTML, css, jsonLd }
}

function sheetText(style: Element): string {
  const written = (name: string) => style.getAttribute(name)
  return styleText(style.textContent ?? '', written('media'), written('type'))
}

/** Why a script is left out where scripts may not run; `undefined` for data, which stays. */
function omissionOf(script: Element): Omission | undefined {
  const kind = scriptKindOf(script)
  if (kind === 'code') return leftOut.script
  if (kind === 'unknown') return leftOut.scriptOfType(typeOf(script) ?? '')
  // In SVG, what stands in a script is markup.
  const isText = script.namespaceURI === HTML && isClosedText(script.textContent ?? '')
  return isText ? undefined : leftOut.openScript
}
