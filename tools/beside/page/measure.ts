import type { BlockFacts, Facts } from '../compare/Facts'

// Boxes tell of margins, which are computed from other boxes where they are `auto`.
const STYLES = `display visibility opacity color background-color background-image background-size
background-position font-family font-size font-weight font-style line-height letter-spacing text-align
text-transform text-decoration-line white-space cursor overflow-x overflow-y box-shadow transform
border-top-width border-right-width border-bottom-width border-left-width border-top-style
border-top-color border-top-left-radius border-bottom-right-radius padding-top padding-right
padding-bottom padding-left flex-direction
align-items justify-content z-index object-fit object-position`.split(/\s+/)
const TEXT_STYLES =
  'color font-size font-weight font-style line-height text-align text-decoration-line text-transform'.split(
    ' ',
  )
const INVISIBLE = new Set(['STYLE', 'SCRIPT', 'TEMPLATE', 'NOSCRIPT', 'TITLE'])

interface Draft {
  readonly id: string
  readonly key: string
  readonly facts: Record<string, string | number[]>
  readonly origin: DOMRect
  readonly lists: Record<string, string[]>
}

/** Reads what is shown in a container, through shadow roots and slots. */
export function measure(container: Element): Facts {
  const drafts = new Map<string, Draft>()
  const counts = new Map<string, number>()
  // A visitor can scroll down, but not aside.
  const page = new DOMRect(0, -1e6, window.innerWidth, 2e6)
  const entry = draft('', '', container.getBoundingClientRect())
  drafts.set('', entry)
  for (const child of childrenOf(container)) walk(child, entry, page)
  return Object.fromEntries(
    [...drafts].map(([key, { facts, lists }]): [string, BlockFacts] => {
      const joined = Object.entries(lists).map(([name, values]) => [name, values.join('\n')])
      return [key, { ...facts, ...Object.fromEntries(joined) }]
    }),
  )

  /** `clip` is what ancestors leave visible. */
  function walk(node: Node, block: Draft, clip: DOMRect): void {
    if (node instanceof Text) readText(node, block, clip)
    if (!(node instanceof Element) || INVISIBLE.has(node.tagName)) return
    const contents = getComputedStyle(node).display === 'contents'
    if (!contents && !node.checkVisibility(VISIBLE)) return
    const rect = node.getBoundingClientRect()
    if (!contents && (isOutside(rect, clip) || isForScreenReaders(node))) return
    const id = node.getAttribute('builder-id')
    // Counts views for the builder's first client, and is not seen.
    if (id?.startsWith('builder-pixel-')) return
    // Some blocks repeat their id on an element of their own.
    const mine = id && id !== block.id ? readBlock(node, id, block) : block
    readThing(node, mine)
    const inner = contents || !clips(node) ? clip : intersect(rect, clip)
    for (const child of childrenOf(node)) walk(child, mine, inner)
  }

  function readBlock(element: Element, id: string, { origin, key }: Draft): Draft {
    const count = counts.get(id) ?? 0
    counts.set(id, count + 1)
    const mine = draft(id, `${id}#${count}`, element.getBoundingClientRect())
    drafts.set(mine.key, mine)
    mine.facts.in = key
    mine.facts.tag = element.tagName.toLowerCase()
    mine.facts.box = boxOf(mine.origin, origin)
    const style = getComputedStyle(element)
    for (const name of STYLES) mine.facts[`style.${name}`] = style.getPropertyValue(name)
    return mine
  }

  function readText(node: Text, block: Draft, clip: DOMRect): void {
    const text = node.data.replace(/\s+/g, ' ').trim()
    const parent = node.parentElement
    if (!text || !parent) return
    const range = document.createRange()
    range.selectNodeContents(node)
    const rect = range.getBoundingClientRect()
    // Text for screen readers is clipped to a pixel.
    const seen = intersect(rect, clip)
    if (seen.width <= 1 || seen.height <= 1) return
    add(entry, 'text', text)
    if (block !== entry) add(block, 'text', text)
    add(block, 'text.box', boxOf(rect, block.origin).map(Math.round).join(' '))
    const style = getComputedStyle(parent)
    for (const name of TEXT_STYLES) add(block, `text.${name}`, style.getPropertyValue(name))
  }

  function readThing(element: Element, block: Draft): void {
    const box = () => boxOf(element.getBoundingClientRect(), block.origin).map(Math.round).join(' ')
    if (element instanceof HTMLAnchorElement && element.hasAttribute('href'))
      add(block, 'link', `${element.getAttribute('href')} ${element.target}`.trim())
    if (element instanceof HTMLImageElement) {
      add(block, 'image', `${pathOf(element.currentSrc || element.src)} ${element.alt}`.trim())
      add(block, 'image.box', box())
      const { objectFit, objectPosition } = getComputedStyle(element)
      add(block, 'image.fit', `${objectFit} ${objectPosition}`)
    }
    if (element instanceof HTMLVideoElement) {
      const { controls, muted, loop, autoplay, playsInline, poster } = element
      const flags = JSON.stringify({ controls, muted, loop, autoplay, playsInline, poster })
      add(block, 'video', flags)
      add(block, 'video.box', box())
    }
    if (element instanceof HTMLIFrameElement) {
      add(block, 'frame', pathOf(element.src))
      add(block, 'frame.box', box())
    }
    if (element.matches('input,select,textarea')) {
      const { type, name, value, required } = element as HTMLInputElement
      const placeholder = element.getAttribute('placeholder') ?? ''
      add(block, 'control', JSON.stringify({ type, name, value, required, placeholder }))
      add(block, 'control.box', box())
    }
  }
}

const VISIBLE = { visibilityProperty: true, contentVisibilityAuto: true }

const draft = (id: string, key: string, origin: DOMRect): Draft => ({
  id,
  key,
  facts: {},
  origin,
  lists: {},
})

const clips = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible'

function intersect(a: DOMRect, b: DOMRect): DOMRect {
  const [x, y] = [Math.max(a.left, b.left), Math.max(a.top, b.top)]
  const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)]
  return new DOMRect(x, y, Math.max(0, right - x), Math.max(0, bottom - y))
}

function isForScreenReaders(element: Element): boolean {
  const { clip, clipPath } = getComputedStyle(element)
  return clipPath === 'inset(50%)' || /^rect\([01]px/.test(clip)
}

/** Beside what is visible, as the other slides of a carousel are. Below it, one can scroll. */
const isOutside = (rect: DOMRect, clip: DOMRect): boolean =>
  rect.right < clip.left ||
  rect.left > clip.right ||
  (rect.width > 0 && (rect.right === clip.left || rect.left === clip.right))

function add({ lists }: Draft, name: string, value: string): void {
  const list = lists[name]
  if (list) list.push(value)
  else lists[name] = [value]
}

function childrenOf(element: Element): readonly Node[] {
  if (element instanceof HTMLSlotElement) {
    const assigned = element.assignedNodes()
    if (assigned.length > 0) return assigned
  }
  return [...(element.shadowRoot ?? element).childNodes]
}

const boxOf = (rect: DOMRect, origin: DOMRect): number[] =>
  [rect.x - origin.x, rect.y - origin.y, rect.width, rect.height].map(
    (n) => Math.round(n * 10) / 10,
  )

/** Clients ask image services for different sizes of one file. */
const pathOf = (address: string): string => address.split('?')[0] ?? ''
