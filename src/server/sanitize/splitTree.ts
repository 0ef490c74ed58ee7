import type { Element, ElementContent, Nodes, Properties, Root } from 'hast'
import { find, html } from 'property-information'
import {
  isClosedText,
  keepsAttribute,
  RESTING_TYPE,
  type ScriptKind,
  scriptKind,
  TYPE_ATTRIBUTE,
} from '../../render/html/scriptKind'
import type { SplitEmbed } from '../../render/html/splitEmbed'
import { styleText } from '../../render/html/styleText'
import { randomLetters } from '../../utils/text/randomId'

/** Converts the value of an attribute to text. */
export function propertyText(value: Properties[string]): string | undefined {
  return value === undefined || value === null ? undefined : String(value)
}

/** Returns all elements of a tree, except those in templates. */
export function elementsIn(node: Nodes): Element[] {
  if (!('children' in node)) return []
  const inside = node.children.flatMap(elementsIn)
  return node.type === 'element' ? [node, ...inside] : inside
}

/** Removes styles and JSON-LD from a tree, and returns them. */
export function splitTree(tree: Root): Omit<SplitEmbed, 'markup'> {
  let css = ''
  const jsonLd: string[] = []
  replaceElements(tree, (element) => {
    const { media, type } = element.properties
    if (element.tagName === 'style')
      css += styleText(textOf(element), propertyText(media), propertyText(type))
    else if (element.tagName === 'script' && kindOf(element) === 'jsonLd') {
      jsonLd.push(textOf(element))
    } else return [element]
    return []
  })
  return { css, jsonLd }
}

/**
 * Removes data scripts from a tree, before a sanitiser removes all scripts.
 *
 * @returns A function that puts them back into the sanitised tree.
 */
export function takeDataScripts(tree: Root): (safe: Root) => void {
  // A random name, so that authors cannot forge the mark.
  const mark = `data-${randomLetters()}`
  const dataScripts: Element[] = []
  replaceElements(tree, (script, isForeign) => {
    // In SVG, the content of a script is markup.
    if (isForeign) return [script]
    const isData = script.tagName === 'script' && /^(?:data|jsonLd)$/.test(kindOf(script))
    if (!isData) return [script]
    const text = textOf(script)
    if (!isClosedText(text)) return []
    const properties = Object.entries(script.properties).filter(([name]) =>
      keepsAttribute(find(html, name).attribute),
    )
    dataScripts.push({ ...script, properties: Object.fromEntries(properties) })
    return [
      { ...script, tagName: 'span', properties: { [mark]: dataScripts.length - 1 }, children: [] },
    ]
  })
  return (safe) =>
    replaceElements(safe, (element) => {
      const script = dataScripts[Number(element.properties[mark] ?? -1)]
      return [script ?? element]
    })
}

/** Gives code scripts a type that browsers do not run. The widget runs them when it hydrates. */
export function restScripts(tree: Root): void {
  for (const { tagName, properties } of elementsIn(tree)) {
    if (tagName !== 'script' || scriptKind(propertyText(properties.type)) !== 'code') continue
    properties[TYPE_ATTRIBUTE] = propertyText(properties.type) ?? ''
    properties.type = RESTING_TYPE
  }
}

/** Exposes the content of templates to a sanitiser. */
export function openTemplates(node: Nodes): void {
  if (node.type === 'element' && node.content)
    node.children = node.content.children as ElementContent[]
  if ('children' in node) for (const child of node.children) openTemplates(child)
}

/** Moves the content of templates back to where the serialiser expects it. */
export function closeTemplates(node: Nodes): void {
  if (!('children' in node)) return
  for (const child of node.children) closeTemplates(child)
  if (node.type !== 'element' || node.tagName !== 'template') return
  node.content = { type: 'root', children: node.children }
  node.children = []
}

/** @param replace - Receives an element, and whether it is in SVG or MathML. */
function replaceElements(
  node: Root | Element,
  replace: (element: Element, isForeign: boolean) => readonly Element[],
  isForeign = false,
): void {
  const children = (node.children as ElementContent[]).flatMap<ElementContent>((child) =>
    child.type === 'element' ? replace(child, isForeign) : [child],
  )
  node.children = children
  for (const child of children) {
    if (child.type !== 'element') continue
    replaceElements(child, replace, isForeign || /^(?:svg|math)$/.test(child.tagName))
  }
}

function kindOf({ properties: { type, language } }: Element): ScriptKind {
  return scriptKind(propertyText(type), propertyText(language))
}

function textOf({ children }: Element): string {
  return children.map((child) => ('value' in child ? child.value : '')).join('')
}
