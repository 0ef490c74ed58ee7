import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { PersonalizationOptions } from '../../content/blockOptions'
import type { ContentEntry } from '../../content/types'
import { VARIANT_ATTRIBUTE } from '../../render/root/Served'
import { escapeHtml } from '../escapeHtml'
import type { Drawing } from './createDrawing'

/** Class that the element of a personalised block begins with. */
const CONTAINER = 'builder-personalization-container'

/** The most drawings of one entry. Variants beyond them are left to the browser. */
const MAX_DRAWINGS = 60

/** Where the content of an element begins and ends in its HTML. */
interface Range {
  readonly start: number
  readonly end: number
}

/**
 * Draws an entry for everybody: every variant of a personalised block stands in a `<template>` beside the
 * default, with its targeting.
 *
 * Each is drawn in the place of the default, by a drawing of its own, so that a browser that shows it comes to
 * the same names and ids.
 */
export function drawVariants(drawing: Drawing, entry: ContentEntry): string {
  let drawings = 0

  /** @param within - Index of the personalised block whose content is wanted; all of the entry when there is none. */
  function expand(picks: ReadonlyMap<number, number>, within: number | undefined): string {
    drawings++
    const asked: PersonalizationOptions[] = []
    const markup = drawing.draw(entry, (options) => {
      asked.push(options)
      return picks.get(asked.length - 1) ?? -1
    })
    if (asked.length === 0) return markup
    const ranges = containersIn(markup)
    const whole = within === undefined ? { start: 0, end: markup.length } : ranges[within]
    // Content that looks like personalised blocks, and is none, would be taken for them.
    if (!whole || ranges.length !== asked.length) return markup
    let result = ''
    let done = whole.start
    const inside = ranges
      .map((range, index) => ({ ...range, index }))
      .filter(
        ({ index, start, end }) => index !== within && start >= whole.start && end <= whole.end,
      )
      .sort((one, other) => one.end - other.end)
    for (const { index, end } of inside) {
      result += markup.slice(done, end)
      done = end
      const { variants } = asked[index] ?? {}
      for (const [position, variant] of (Array.isArray(variants) ? variants : []).entries()) {
        if (drawings >= MAX_DRAWINGS) break
        const { query, startDate, endDate } = variant ?? {}
        const targeting = escapeHtml(JSON.stringify(variant && { query, startDate, endDate }))
        const content = expand(new Map([...picks, [index, position]]), index)
        result += `<template ${VARIANT_ATTRIBUTE}="${targeting}">${content}</template>`
      }
    }
    return result + markup.slice(done, whole.end)
  }

  return expand(new Map(), undefined)
}

function containersIn(markup: string): Range[] {
  const found: Range[] = []
  visit(fromHtml(markup, { fragment: true, verbose: true }))
  return found

  function visit(node: Nodes): void {
    if (!('children' in node)) return
    if (node.type === 'element' && isContainer(node)) {
      const start = node.data?.position?.opening?.end.offset
      const end = node.data?.position?.closing?.start.offset
      if (start !== undefined && end !== undefined) found.push({ start, end })
    }
    for (const child of node.children) visit(child)
  }
}

function isContainer({ tagName, properties: { className } }: Element): boolean {
  return tagName === 'div' && Array.isArray(className) && className[0] === CONTAINER
}
