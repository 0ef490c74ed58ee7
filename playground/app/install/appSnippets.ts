import { toKebabCase } from '../../../src/utils/text/letterCase'
import { quoteAttribute } from './htmlSnippets'
import {
  givenOptions,
  quoteString,
  type SnippetOptions,
  splitAttributes,
  type WidgetOptions,
  writeOptionLines,
  writeValue,
} from './SnippetOptions'

const LOAD = `// Loads beside the app. If it cannot be loaded, the placeholder stays.
import('siteblocks/embed.js').catch(console.warn)`

const PLACEHOLDER = '<p>The content is loading.</p>'

/** A component for React 17 or newer. */
export function reactSnippet({ widget }: SnippetOptions): string {
  return `${imports(widget)}import { SiteBlocks, type SiteBlocksProps } from 'siteblocks/react'

${LOAD}
${registerCalls(widget)}
${componentOptions(widget)}

export function Content() {
  return (
    <SiteBlocks {...options}>
      ${PLACEHOLDER}
    </SiteBlocks>
  )
}`
}

/**
 * A component for Next's App Router: a server component if the options can be serialised, otherwise
 * a client component.
 */
export function nextSnippet(options: SnippetOptions): string {
  const { widget } = options
  const isServed = widget.content === undefined && splitAttributes(widget).others.length === 0
  return isServed ? servedNextSnippet(options) : clientNextSnippet(widget)
}

function servedNextSnippet({ widget, scriptUrl }: SnippetOptions): string {
  const isOne = widget.entry !== undefined
  return `import { fetchEntry } from 'siteblocks/client'
import { SiteBlocks } from 'siteblocks/react'
import { renderToHtml } from 'siteblocks/server'

const OPTIONS = {
${writeOptionLines(givenOptions(widget), '  ')}} as const

export async function Content(${isOne ? '' : '{ url }: { url: string }'}) {
  const options = ${isOne ? 'OPTIONS' : '{ ...OPTIONS, url }'}
  const entry = await fetchEntry({ ...options, timeout: 2000 }).catch(console.warn)
  // Without an entry, the visitor's browser asks the content host once more.
  const html = entry ? renderToHtml(entry, options).html : undefined
  return (
    <>
      <SiteBlocks {...options} {...(html !== undefined && { html })}>
        ${PLACEHOLDER}
      </SiteBlocks>
      <script async src=${JSON.stringify(scriptUrl)} />
    </>
  )
}`
}

function clientNextSnippet(widget: WidgetOptions): string {
  return `'use client'

${imports(widget)}import { useEffect } from 'react'
import { SiteBlocks, type SiteBlocksProps } from 'siteblocks/react'
${registerCalls(widget)}
${componentOptions(widget)}

export function Content() {
  useEffect(() => {
    import('siteblocks/embed.js').catch(console.warn)
  }, [])
  return (
    <SiteBlocks {...options}>
      ${PLACEHOLDER}
    </SiteBlocks>
  )
}`
}

/** A single-file component for Vue 3. */
export function vueSnippet({ widget }: SnippetOptions): string {
  const { attributes, others } = splitAttributes(widget)
  const written = [
    ...attributes.map(([name, value]) =>
      value === true ? name : `${name}=${quoteAttribute(value)}`,
    ),
    ...others.map(([name]) => `:${toKebabCase(name)}.prop="options.${name}"`),
  ]
  return `<script setup lang="ts">
${typeImport(others)}${LOAD}${optionsConst(others)}
</script>

<template>
${elementLines(written)}
</template>`
}

/** A component for Svelte 5. */
export function svelteSnippet({ widget }: SnippetOptions): string {
  const { attributes, others } = splitAttributes(widget)
  const written = attributes.map(([name, value]) => {
    if (value === true) return name
    return `${name}=${/[{}&"]/.test(value) ? `{${quoteString(value)}}` : `"${value}"`}`
  })
  const set =
    others.length > 0
      ? `\n\nfunction take(element: Element) {\n  Object.assign(element, options)\n}`
      : ''
  return `<script lang="ts">
${typeImport(others)}${LOAD}${optionsConst(others)}${set}
</script>

${elementLines([...written, ...(others.length > 0 ? ['use:take'] : [])], '')}`
}

type Given = readonly (readonly [name: string, value: unknown])[]

/** Imports the type of the global if the code of an option uses it. */
function imports(widget: WidgetOptions): string {
  const code = componentOptions(widget) + registerCalls(widget)
  return code.includes('window.SiteBlocks') ? "import 'siteblocks/global'\n" : ''
}

/** The options that become props of the component. */
function componentOptions({ blocks: _, ...taken }: WidgetOptions): string {
  return `const options: SiteBlocksProps = {\n${writeOptionLines(givenOptions(taken as WidgetOptions), '  ')}}`
}

/** Registers custom blocks on the page, since the component does not accept them. */
function registerCalls({ blocks }: WidgetOptions): string {
  const calls = Object.entries(Object(blocks)).map(([name, block]) => {
    return `  SiteBlocks.register(${quoteString(name)}, ${writeValue(block)})\n`
  })
  if (calls.length === 0) return ''
  return `\n;(window.SiteBlocks ||= { q: [] }).q.push((SiteBlocks) => {\n${calls.join('')}})\n`
}

function typeImport(others: Given): string {
  return others.length > 0 ? "import type { MountOptions } from 'siteblocks/global'\n\n" : ''
}

function optionsConst(others: Given): string {
  if (others.length === 0) return ''
  return `\n\nconst options: Partial<MountOptions> = {\n${writeOptionLines(others, '  ')}}`
}

function elementLines(attributes: readonly string[], indent = '  '): string {
  return [
    '<site-blocks',
    ...attributes.map((attribute) => `  ${attribute}`),
    '>',
    `  ${PLACEHOLDER}`,
    '</site-blocks>',
  ]
    .map((line) => indent + line)
    .join('\n')
}
