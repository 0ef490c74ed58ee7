import type { Omission } from '../../utils/problems/Omission'
import { randomLetters } from '../../utils/text/randomId'
import { cssAddress } from '../styles/cssValue'
import { fontSheetAddress } from '../styles/fontHosts'
import { leftOut } from './omissions'
import { isClosedText, keepsAttribute, scriptKindOf, typeOf, writeDataScript } from './scriptKind'
import { styleText } from './styleText'
import type { TrustedTypePolicy } from './trustedTypes'

/** An author's HTML, separated from its styles and data. */
export interface SplitEmbed {
  readonly markup: string
  readonly css: string
  /** Data for search engines, which read it only in the document itself. */
  readonly jsonLd: readonly string[]
}

const HTML = 'http://www.w3.org/1999/xhtml'
const SHEET = 'link[rel~="stylesheet" i]'
const HINT = 'link:is([rel="preconnect" i],[rel="dns-prefetch" i])'
const HOLDS_ANY = /<(?:style|script|link)/i

/**
 * Separates styles and JSON-LD from HTML, without running, loading or applying anything. Sheets of
 * fonts become imports, because fonts have to be loaded in the document; other linked style sheets
 * stay in the HTML.
 */
export function splitEmbed(
  html: string,
  document: Document,
  policy: TrustedTypePolicy,
  fontHosts?: readonly string[],
): SplitEmbed {
  if (!HOLDS_ANY.test(html)) return plain(html)
  const content = parse(html, document, policy)
  const fonts = Array.from(content.querySelectorAll(SHEET)).filter((link) =>
    fontSheetAddress(link.getAttribute('href') ?? '', document, fontHosts),
  )
  return split(content, fonts)
}

/** HTML without its data scripts, so that a sanitiser cannot remove them. */
export interface SplitUntrusted extends SplitEmbed {
  readonly omissions: readonly Omission[]
  /** Inserts the data scripts into the sanitised HTML. */
  restore(safe: string): string
}

/**
 * Like {@link splitEmbed}, for HTML whose scripts may not run: data scripts stay, the others are
 * removed.
 */
export function splitUntrusted(
  html: string,
  document: Document,
  policy: TrustedTypePolicy,
): SplitUntrusted {
  if (!HOLDS_ANY.test(html)) return { ...plain(html), omissions: [], restore: (safe) => safe }
  const content = parse(html, document, policy)
  // Random, so that authors cannot forge it.
  const mark = `data-${randomLetters()}`
  // Resource hints render nothing; hints for fonts are added where the fonts are loaded.
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
        // A template is allowed wherever a script is.
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

function parse(html: string, document: Document, policy: TrustedTypePolicy) {
  const template = document.createElement('template')
  template.innerHTML = policy.createHTML(html)
  return template.content
}

/** A fragment, and those of all templates inside. */
function fragmentsIn(content: DocumentFragment): DocumentFragment[] {
  const fragments = [content]
  for (const fragment of fragments) {
    for (const template of fragment.querySelectorAll('template')) fragments.push(template.content)
  }
  return fragments
}

/** @param links - Links to the style sheets to import. */
function split(content: DocumentFragment, links: Iterable<Element>): SplitEmbed {
  let css = ''
  for (const link of links) {
    css += `@import ${cssAddress(link.getAttribute('href') ?? '')};\n`
    link.remove()
  }
  const jsonLd: string[] = []
  for (const element of content.querySelectorAll('script,style')) {
    // Its content is for visitors whose browsers run no scripts.
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

/** The reason to remove a script when scripts may not run; `undefined` for data. */
function omissionOf(script: Element): Omission | undefined {
  const kind = scriptKindOf(script)
  if (kind === 'code') return leftOut.script
  if (kind === 'unknown') return leftOut.scriptOfType(typeOf(script) ?? '')
  // In SVG, the content of a script is parsed as markup.
  const isText = script.namespaceURI === HTML && isClosedText(script.textContent ?? '')
  return isText ? undefined : leftOut.openScript
}
