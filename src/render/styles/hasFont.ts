import { onePer } from '../../utils/onePer'

const SAMPLE = 'mmmmwwwwlli10WQ@'
const FALLBACKS = ['monospace', 'serif']

/** Families that were looked for in a document, by lower-case name, and whether it had them. */
const families = onePer((_: Document) => new Map<string, boolean>())

/**
 * Whether a page has a font family by itself: it declares it, or it is installed. Texts of the page
 * may then use it. The answer is that of the first call, before content adds faces of that name.
 */
export function hasFont(family: string, document: Document): boolean {
  const known = families(document)
  const name = lower(family)
  const has = known.get(name) ?? (isDeclared(name, document) || isInstalled(family, document))
  known.set(name, has)
  return has
}

function isDeclared(name: string, { fonts }: Document): boolean {
  return Array.from(fonts).some((face) => lower(face.family.replace(/^["']|["']$/g, '')) === name)
}

function isInstalled(family: string, document: Document): boolean {
  const context = document.createElement('canvas').getContext?.('2d')
  if (!context) return false
  const widthIn = (fonts: string): number => {
    context.font = `72px ${fonts}`
    return context.measureText(SAMPLE).width
  }
  return FALLBACKS.some(
    (other) => widthIn(`${JSON.stringify(family)}, ${other}`) !== widthIn(other),
  )
}

function lower(name: string): string {
  return name.trim().toLowerCase()
}
