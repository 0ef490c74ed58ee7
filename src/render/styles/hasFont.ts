import { onePer } from '../../utils/onePer'

const SAMPLE = 'mmmmwwwwlli10WQ@'
const FALLBACKS = ['monospace', 'serif']

const measures = onePer((document: Document) => {
  const context = document.createElement('canvas').getContext?.('2d')
  const widthIn = (fonts: string): number => {
    if (!context) return 0
    context.font = `72px ${fonts}`
    return context.measureText(SAMPLE).width
  }
  return widthIn
})

/**
 * Whether a page has a font family without the content's `own` faces: the page declares it, or it
 * is installed. Texts of the page may then use it.
 */
export function hasFont(family: string, own: readonly FontFace[], document: Document): boolean {
  const declared = Array.from(document.fonts).filter((face) => nameOf(face) === lower(family))
  if (declared.length > 0) return declared.some((face) => !own.includes(face))
  const widthIn = measures(document)
  return FALLBACKS.some(
    (other) => widthIn(`${JSON.stringify(family)}, ${other}`) !== widthIn(other),
  )
}

function nameOf({ family }: FontFace): string {
  return lower(family.replace(/^(["'])(.*)\1$/, '$2'))
}

function lower(name: string): string {
  return name.trim().toLowerCase()
}
