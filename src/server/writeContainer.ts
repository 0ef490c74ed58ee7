import { again, code as decideCode, hash } from 'virtual:siteblocks-decide'
import { closedJson } from '../render/html/jsonLd'
import type { Served } from '../render/html/Served'
import {
  DATA_ATTRIBUTE,
  JSON_LD_ATTRIBUTE,
  OWN_CSS_ATTRIBUTE,
  SERVED_ATTRIBUTE,
  UNDECIDED_ATTRIBUTE,
  VARIANT_ATTRIBUTE,
  VARIATION_ATTRIBUTE,
} from '../render/html/servedAttributes'
import { reservedHeight } from '../render/root/reservedHeight'
import { baseCss } from '../render/styles/baseSheet'
import { toKebabCase } from '../utils/text/letterCase'
import { onePer } from '../utils/values/onePer'
import { type RenderOptions, WRITTEN_OPTIONS } from './options/RenderOptions'
import { escapeHtml } from './render/escapeHtml'

/**
 * Hashes for a Content Security Policy that allows the inline scripts which choose versions in HTML
 * for every visitor: `script-src 'self' ${DECIDE_HASH}`. Change with each release of SiteBlocks.
 */
export const DECIDE_HASH: string = hash

export interface RenderedVersion {
  /** Id of the variation; `undefined` for the version that shows unless another is chosen. */
  readonly id: string | undefined
  readonly markup: string
  /** CSS that the entry added. */
  readonly entryCss: string
  readonly jsonLd: readonly string[]
}

export interface ContainerInput {
  readonly options: RenderOptions
  readonly served: Served
  /** All versions. The first one shows by default. */
  readonly versions: readonly RenderedVersion[]
  /** CSS of the blocks in all versions. */
  readonly css: string
}

/** Limited to children of the root, because content may have such attributes too. */
const UNDECIDED = `:host>[${UNDECIDED_ATTRIBUTE}]`

/** How long undecided versions stay hidden at most, in seconds. */
const GUARD_SECONDS = 3

/** Hides undecided versions where scripts run. */
const GUARD_CSS = `@media (scripting:enabled){${UNDECIDED}{visibility:hidden;animation:sb-show 0s ${GUARD_SECONDS}s forwards}}@keyframes sb-show{to{visibility:visible}}`

/** Writes a container whose shadow root holds styles, markup, data and the deciding script. */
export function writeContainer({ options, served, versions, css }: ContainerInput): {
  html: string
  css: string
} {
  // Pages hide `:empty` boxes, whatever is in their shadow root.
  const { livePart, placeholder = ' ' } = options
  const nonce = nonceAttribute(options)
  const isUndecided =
    versions.length > 1 ||
    versions.some(({ markup }) => markup.includes(`<template ${VARIANT_ATTRIBUTE}=`))
  const common = baseCss('') + css + hostCss(options) + (isUndecided ? GUARD_CSS : '')
  const { shared, own, all } = layOutCss(versions, common, options)
  const className = options.responsiveTo === 'container' ? ' class="siteblocks-container"' : ''
  const [shown, ...others] = versions.map(({ id, markup }, index) => {
    const state = isUndecided && id === undefined ? ` ${UNDECIDED_ATTRIBUTE}` : ''
    const styles = styleElement(own[index], options, ` ${OWN_CSS_ATTRIBUTE}`)
    const version = `${styles}<div${className}${state}>${markup}</div>`
    return id === undefined
      ? version
      : `<template ${VARIATION_ATTRIBUTE}="${escapeHtml(id)}">${version}</template>`
  })
  const preloads = (livePart?.split(' ') ?? []).map(
    (part) => `<link rel="modulepreload" href="${escapeHtml(part)}"${nonce}>`,
  )
  const data = `<script type="application/json" ${DATA_ATTRIBUTE}>${scriptJson(served)}</script>`
  // In the light DOM, because search engines that run no script look there.
  const jsonLd = (versions[0]?.jsonLd ?? []).map(
    (json) =>
      `<script type="application/ld+json" ${JSON_LD_ATTRIBUTE}>${closedJson(json)}</script>`,
  )
  // Not joined from a list, which would copy all of it once more than whoever sends it does.
  const inside = `${styleElement(shared, options)}${shown}${data}${others.join('')}${isUndecided ? decideScript(options) : ''}`
  const html = `${preloads.join('')}${containerTag(options)}<template shadowrootmode="open">${inside}</template>${jsonLd.join('')}${placeholder}</site-blocks>`
  return { html, css: all }
}

/** The CSS of a container, by where it stands. */
interface LaidOutCss {
  /** Before all versions. */
  readonly shared: string
  /** Beside each version, in their order. */
  readonly own: readonly string[]
  readonly all: string
}

/** Puts what entries added beside their versions, unless one fixed address serves all of it. */
function layOutCss(
  versions: readonly RenderedVersion[],
  common: string,
  { stylesHref }: RenderOptions,
): LaidOutCss {
  const own = versions.map(({ entryCss }) => entryCss)
  const all = common + own.join('')
  const isApart = versions.length > 1 && typeof stylesHref !== 'string'
  return isApart ? { shared: common, own, all } : { shared: all, own: [], all }
}

/** The element for CSS, or the link to it; empty for none. */
function styleElement(css: string | undefined, options: RenderOptions, attribute = ''): string {
  const { stylesHref } = options
  if (!css) return ''
  if (stylesHref === undefined) {
    return `<style${nonceAttribute(options)}${attribute}>${css.replace(/<\//g, '<\\/')}</style>`
  }
  const href = typeof stylesHref === 'function' ? stylesHref(css) : stylesHref
  return `<link rel="stylesheet" href="${escapeHtml(href)}"${attribute}>`
}

function nonceAttribute({ nonce }: RenderOptions): string {
  return nonce ? ` nonce="${escapeHtml(nonce)}"` : ''
}

/** The script that chooses versions, or a call of the one that the page has already. */
function decideScript(options: RenderOptions): string {
  const { decideSrc, page } = options
  const source = decideSrc ? ` src="${escapeHtml(decideSrc)}"` : ''
  return `<script${nonceAttribute(options)}${source}>${decideSrc ? '' : takeCode(page)}</script>`
}

/** The script in the first entry of a page that needs it, and a call of it in the others. */
function takeCode(page: object = {}): string {
  const written = writtenIn(page)
  const code = written.has(decideCode) ? again : decideCode
  written.add(decideCode)
  return code
}

/** Scripts that the entries of a page have brought. */
const writtenIn = onePer((_page: object) => new Set<string>())

function hostCss({ minHeight }: RenderOptions): string {
  const { text } = reservedHeight(minHeight)
  return text && `:host{${text}}`
}

const ATTRIBUTE_NAME = /^(?!on|style$)[a-z][\w:.-]*$/i

/**
 * Writes the opening tag of a container, with options as attributes.
 *
 * @throws TypeError for an attribute that a container may not have.
 */
function containerTag(options: RenderOptions): string {
  const attributes = new Map([[SERVED_ATTRIBUTE, '']])
  for (const [name, value] of Object.entries(options)) {
    if (!WRITTEN_OPTIONS.has(name) || value === undefined || value === null) continue
    attributes.set(
      toKebabCase(name),
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    )
  }
  if (options.nonce) attributes.set('nonce', options.nonce)
  for (const [name, value] of Object.entries(options.attributes ?? {})) {
    if (!ATTRIBUTE_NAME.test(name) || attributes.has(name.toLowerCase())) {
      throw new TypeError(
        `SiteBlocks: attributes cannot have "${name}". Pass options beside it, and leave out handlers and styles.`,
      )
    }
    attributes.set(name, String(value))
  }
  const written = Array.from(attributes, ([name, value]) => {
    return value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`
  })
  return `<site-blocks${written.join('')}>`
}

/**
 * Serialises JSON for a `<script>`: no tag in it can close the element, and no character in it ends
 * a line in older scripts.
 */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
