import type { CustomFont } from '../../content/types'
import { toCamelCase } from '../../utils/letterCase'
import { onePer } from '../../utils/onePer'
import { quoteValue } from '../../utils/quoteValue'
import { isSafeUrl } from '../../utils/safeUrl'
import { warnOnce } from '../../utils/warn'
import { declarationsIn } from './splitCss'

interface SharedFace {
  readonly face: FontFace
  users: number
}

const sharedFaces = onePer((_document: Document) => new Map<string, SharedFace>())

const SOURCE_URL = /url\(\s*["']?([^"')]*)/gi
const FONT_DATA = /^data:(?:font\/|application\/(?:x-)?font)/i

/**
 * Adds faces to the document, where shadow roots find them. Each is there once, however many ask for it, is
 * fetched when a text needs it, and goes with the last who asked.
 *
 * @returns The undo.
 */
export function addFonts(specs: readonly FontSpec[], view: Window): () => void {
  const { FontFace } = view as Window & typeof globalThis
  const { document } = view
  if (!FontFace || !document.fonts || specs.length === 0) return () => {}
  const faces = sharedFaces(document)
  const used = new Set<string>()
  for (const spec of specs) {
    const key = JSON.stringify(spec)
    if (used.has(key) || !isSafeSource(spec)) continue
    used.add(key)
    const known = faces.get(key)
    if (known) {
      known.users++
      continue
    }
    const face = createFace(FontFace, spec)
    face.loaded.catch(() =>
      warnOnce(`the font "${spec.family}" could not be loaded. Check its files.`),
    )
    document.fonts.add(face)
    faces.set(key, { face, users: 1 })
  }

  return () => {
    for (const key of used) {
      const known = faces.get(key)
      if (!known || --known.users > 0) continue
      document.fonts.delete(known.face)
      faces.delete(key)
    }
    used.clear()
  }
}

function createFace(Face: typeof FontFace, { family, source, descriptors }: FontSpec): FontFace {
  const face = new Face(family, source, descriptors)
  if (face.status !== 'error') return face
  // Firefox refuses names that are no identifiers, such as `Exo 2`; to others, quotes are a part of the name.
  face.loaded.catch(() => {})
  return new Face(`"${family}"`, source, descriptors)
}

function isSafeSource({ family, source }: FontSpec): boolean {
  for (const [, url = ''] of source.matchAll(SOURCE_URL)) {
    if (isSafeUrl(url, ['http', 'https']) || FONT_DATA.test(url)) continue
    warnOnce(`font "${family}": address ${quoteValue(url)} was dropped. Use http or https.`)
    return false
  }
  return true
}

/** A face of a font, as `new FontFace()` takes it. */
export interface FontSpec {
  readonly family: string
  readonly source: string
  readonly descriptors: FontFaceDescriptors
}

/**
 * The faces of a font that an entry brings along: the regular one, and one for each other weight.
 *
 * The font is called by its family alone, without its kind.
 */
export function customFontSpecs({ family, fileUrl, files = {} }: CustomFont): FontSpec[] {
  const regular = fileUrl || files.regular
  if (!family || !regular) return []
  const specs = [faceOf(family, regular, '400')]
  for (const weight of Object.keys(files)) {
    const url = files[weight]
    if (url && url !== regular && Number(weight) > 0) specs.push(faceOf(family, url, weight))
  }
  return specs
}

/** The face of an `@font-face` rule; none of one that has no family or no source. */
export function fontFaceSpecs(body: string): FontSpec[] {
  const values: Record<string, string> = {}
  for (const [name, value] of declarationsIn(body)) values[name.toLowerCase()] = value
  const { src: source, 'font-family': family, ...others } = values
  if (!family || !source) return []
  const descriptors: Record<string, string> = {}
  for (const name of Object.keys(others)) {
    descriptors[descriptorName(name)] = others[name] ?? ''
  }
  return [{ family: family.replace(/^(["'])(.*)\1$/, '$2'), source, descriptors }]
}

function faceOf(family: string, url: string, weight: string): FontSpec {
  // In quotes, an address cannot end the value; what could end the quotes is encoded.
  const address = url.trim().replace(/["\\\n\r\f]/g, encodeURIComponent)
  return { family, source: `url("${address}")`, descriptors: { weight, display: 'fallback' } }
}

/** `font-feature-settings` is `featureSettings`, `unicode-range` is `unicodeRange`. */
function descriptorName(name: string): string {
  return toCamelCase(name.replace(/^font-/, ''))
}
