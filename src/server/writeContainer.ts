import { code as decideCode, hash } from 'virtual:siteblocks-decide'
import { closedJson } from '../render/html/jsonLd'
import { JSON_LD_ATTRIBUTE } from '../render/html/servedJsonLd'
import { SERVED_ATTRIBUTE, type Served, VARIANT_ATTRIBUTE } from '../render/root/Served'
import { baseCss } from '../render/styles/baseSheet'
import { cssText } from '../render/styles/cssValue'
import { toKebabCase } from '../utils/letterCase'
import { OWN_CSS_ATTRIBUTE, UNDECIDED_ATTRIBUTE, VARIATION_ATTRIBUTE } from './decide/decideRoot'
import { type RenderOptions, WRITTEN_OPTIONS } from './RenderOptions'

/**
 * Hash by which a Content Security Policy allows the script that chooses versions in HTML for every
 * visitor: `script-src 'self' ${DECIDE_HASH}`. Changes with the version.
 */
export const DECIDE_HASH: string = hash

/** One version of an entry, rendered. */
export interface RenderedVersion {
  /** Id of the variation; `undefined` for what is shown unless something else is chosen. */
  readonly id: string | undefined
  readonly markup: string
  /** CSS that the entry brought along. */
  readonly entryCss: string
  /** JSON-LD of the entry. */
  readonly jsonLd: readonly string[]
}

/** Input of the container's markup. */
export interface ContainerInput {
  readonly options: RenderOptions
  readonly served: Served
  /** The version to show first. */
  readonly versions: readonly RenderedVersion[]
  /** CSS of the blocks, in all versions. */
  readonly css: string
}

/** A child of the root: content may have such attributes too. */
const UNDECIDED = `:host>[${UNDECIDED_ATTRIBUTE}]`

/** Hides undecided versions: for three seconds at most, and only where a script will come. */
const GUARD_CSS = `@media (scripting:enabled){${UNDECIDED}{visibility:hidden;animation:sb-show 0s 3s forwards}}@keyframes sb-show{to{visibility:visible}}`

/** Writes a container: its shadow root, and in it styles, markup, data and what decides. */
export function writeContainer({ options, served, versions, css }: ContainerInput): {
  html: string
  css: string
} {
  const { nonce, decideSrc, livePart, placeholder = '' } = options
  const nonceAttribute = nonce ? ` nonce="${escapeHtml(nonce)}"` : ''
  const isUndecided =
    versions.length > 1 ||
    versions.some(({ markup }) => markup.includes(`<template ${VARIANT_ATTRIBUTE}=`))
  const common = baseCss('') + css + hostCss(options) + (isUndecided ? GUARD_CSS : '')
  const hasOwnCss = versions.length > 1 && versions.some(({ entryCss }) => entryCss)

  function styles(text: string, attribute = ''): string {
    const { stylesHref } = options
    if (!text) return ''
    if (stylesHref === undefined) {
      return `<style${nonceAttribute}${attribute}>${text.replace(/<\//g, '<\\/')}</style>`
    }
    const href = typeof stylesHref === 'function' ? stylesHref(text) : stylesHref
    return `<link rel="stylesheet" href="${escapeHtml(href)}"${attribute}>`
  }

  const all = common + versions.map(({ entryCss }) => entryCss).join('')
  // One address holds everything; otherwise what belongs to one version stays with it.
  const isApart = hasOwnCss && typeof options.stylesHref !== 'string'
  const ownStyles = (text: string): string => (isApart ? styles(text, ` ${OWN_CSS_ATTRIBUTE}`) : '')
  const className = options.responsiveTo === 'container' ? ' class="siteblocks-container"' : ''
  const [shown, ...others] = versions.map(({ id, markup, entryCss }) => {
    const state = isUndecided && id === undefined ? ` ${UNDECIDED_ATTRIBUTE}` : ''
    const version = `${ownStyles(entryCss)}<div${className}${state}>${markup}</div>`
    return id === undefined
      ? version
      : `<template ${VARIATION_ATTRIBUTE}="${escapeHtml(id)}">${version}</template>`
  })
  const script = decideSrc
    ? `<script${nonceAttribute} src="${escapeHtml(decideSrc)}"></script>`
    : `<script${nonceAttribute}>${decideCode}</script>`
  const html = [
    ...(livePart?.split(' ') ?? []).map(
      (part) => `<link rel="modulepreload" href="${escapeHtml(part)}"${nonceAttribute}>`,
    ),
    containerTag(options),
    '<template shadowrootmode="open">',
    styles(isApart ? common : all),
    shown,
    `<script type="application/json" ${SERVED_ATTRIBUTE}>${scriptJson(served)}</script>`,
    ...others,
    isUndecided ? script : '',
    '</template>',
    // In the light document, where search engines that run no script look.
    ...(versions[0]?.jsonLd ?? []).map(
      (json) =>
        `<script type="application/ld+json" ${JSON_LD_ATTRIBUTE}>${closedJson(json)}</script>`,
    ),
    placeholder,
    '</site-blocks>',
  ]
  return { html: html.join(''), css: all }
}

function hostCss({ minHeight }: RenderOptions): string {
  const { text } = cssText(minHeight === undefined ? undefined : { minHeight })
  return text && `:host{${text}}`
}

const ATTRIBUTE_NAME = /^(?!on|style$)[a-z][\w:.-]*$/i

/**
 * The opening tag of a container, with the options as attributes.
 *
 * @throws TypeError for an attribute that no container may have.
 */
function containerTag(options: RenderOptions): string {
  const attributes = new Map([['served', '']])
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

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Text as it stands in HTML, in attributes too. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char)
}

/**
 * JSON as it may stand in a `<script>`, whatever it holds: no tag ends the element early, and no
 * line ends where older scripts take a character for the end of one.
 */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
