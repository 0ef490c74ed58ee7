import { onePer } from '../../utils/onePer'
import { quoteValue } from '../../utils/quoteValue'
import { isSafeUrl } from '../../utils/safeUrl'
import { warnOnce } from '../../utils/warn'
import type { FontSpec } from './FontSpec'

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
