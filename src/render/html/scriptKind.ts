/**
 * Kinds of scripts: code that the browser runs; data for search engines; inert data; or a type that
 * only a script of the page may know how to run.
 */
export type ScriptKind = 'code' | 'jsonLd' | 'data' | 'unknown'

const CODE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/
const JSON_DATA = /^application\/(?:[\w.-]+\+)?json$/
/** Without Angular's type: Angular takes those scripts for templates of the page. */
const TEMPLATE =
  /^(?:text\/|(?=x-))(?:x-(?:\w+-)?)?(?:html|template|tmpl|jsrender|mustache|handlebars|csv|markdown|xml)$/

/** Stores the original type of a script that the server disabled. */
export const TYPE_ATTRIBUTE = 'data-sb-type'

/** Type of a disabled script. The browser restores the original when it hydrates. */
export const RESTING_TYPE = 'text/siteblocks'

export function scriptKind(type: string | null | undefined, language?: string | null): ScriptKind {
  const name = (type ?? (language ? `text/${language}` : '')).trim().toLowerCase()
  if (CODE.test(name)) return 'code'
  if (name === 'application/ld+json') return 'jsonLd'
  return JSON_DATA.test(name) || TEMPLATE.test(name) ? 'data' : 'unknown'
}

/** The {@link scriptKind} of an element. */
export function scriptKindOf(script: Element): ScriptKind {
  return scriptKind(typeOf(script), script.getAttribute('language'))
}

/** The type as its author wrote it. */
export function typeOf(script: Element): string | null {
  const type = script.getAttribute('type')
  return type === RESTING_TYPE ? script.getAttribute(TYPE_ATTRIBUTE) : type
}

const KEPT_NAME = /^(?:type|id|class|data-(?!sb-|builder-)[\w-]+)$/
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;' }

/** Whether a data script of content keeps an attribute of this name. */
export function keepsAttribute(name: string): boolean {
  return KEPT_NAME.test(name)
}

/** Whether every parser ends a script with this text at the same place. */
export function isClosedText(text: string): boolean {
  return !/<\/?script/i.test(text)
}

/** Serializes a data script whose text is safe; see {@link isClosedText}. */
export function writeDataScript(script: Element): string {
  const attributes = Array.from(script.attributes)
    .filter(({ name }) => keepsAttribute(name))
    .map(({ name, value }) => ` ${name}="${value.replace(/[&"]/g, (char) => ESCAPES[char] ?? '')}"`)
  return `<script${attributes.join('')}>${script.textContent}</script>`
}
