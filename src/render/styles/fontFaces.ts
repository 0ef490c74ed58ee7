import type { CustomFont } from '../../content/types'
import type { TakeOmission } from '../../utils/problems/Omission'
import { warnOnce } from '../../utils/problems/warn'
import { toCamelCase } from '../../utils/text/letterCase'
import { quoteValue } from '../../utils/text/quoteValue'
import { isSafeUrl } from '../../utils/text/safeUrl'
import { combineUndos } from '../../utils/timing/combineUndos'
import { onePer } from '../../utils/values/onePer'
import { cssAddress } from './cssValue'
import { declarationsIn } from './splitCss'

/** Arguments of `new FontFace()`. */
export interface FontSpec {
  readonly family: string
  readonly source: string
  readonly descriptors: FontFaceDescriptors
}

/** The shared faces of a document, by spec. */
const sharedFaces = onePer(
  (_document: Document) => new Map<string, { readonly face: FontFace; users: number }>(),
)

const SOURCE_URL = /url\(\s*["']?([^"')]*)/gi
const FONT_DATA = /^data:(?:font\/|application\/(?:x-)?font)/i

/**
 * Adds faces to the document, where shadow roots can use them. Equal faces are shared, are fetched
 * when a text needs them, and are removed with their last user.
 *
 * A family that the page has by itself is left to the page: its texts would use the content's face,
 * whose ranges tell the font's host which characters the page shows.
 *
 * @param omit - Receives those that may not be fetched or replaced.
 * @returns The undo.
 */
export function addFonts(specs: readonly FontSpec[], view: Window, omit: TakeOmission): () => void {
  const { FontFace } = view as Window & typeof globalThis
  // Windows of test runners may have no fonts.
  if (!FontFace) return () => {}
  const undos = specs.map((spec) => {
    if (!isSafeSource(spec, omit)) return undefined
    const face = makeFace(FontFace, spec)
    return isFreeFamily(spec, face, view.document, omit)
      ? shareFace(spec, face, view.document)
      : undefined
  })
  return combineUndos(undos)
}

function shareFace(spec: FontSpec, own: FontFace, document: Document): () => void {
  const faces = sharedFaces(document)
  const key = JSON.stringify(spec)
  const shared = faces.get(key) ?? { face: own, users: 0 }
  if (shared.face === own) document.fonts.add(own)
  shared.users++
  faces.set(key, shared)
  return () => {
    if (--shared.users > 0) return
    document.fonts.delete(shared.face)
    faces.delete(key)
  }
}

function makeFace(Face: typeof FontFace, { family, source, descriptors }: FontSpec): FontFace {
  let face = new Face(family, source, descriptors)
  if (face.status === 'error') {
    // Firefox refuses names that are not identifiers, such as `Exo 2`. Other browsers would treat
    // the quotes as part of the name.
    face.loaded.catch(() => {})
    face = new Face(`"${family}"`, source, descriptors)
  }
  face.loaded.catch(() => warnOnce(`the font "${family}" could not be loaded. Check its files.`))
  return face
}

function isFreeFamily(
  { family }: FontSpec,
  face: FontFace,
  document: Document,
  omit: TakeOmission,
): boolean {
  // Firefox reads the name as CSS: quotes, escapes and spaces may spell that of another font.
  if (!hasFont(unquoted(face.family), document)) return true
  omit({
    what: `the font "${family}"`,
    why: 'the page has one of this name, which is used instead',
    instead: 'Give it a name of its own.',
  })
  return false
}

function isSafeSource({ family, source }: FontSpec, omit: TakeOmission): boolean {
  for (const [, url = ''] of source.matchAll(SOURCE_URL)) {
    if (isSafeUrl(url, ['http', 'https']) || FONT_DATA.test(url)) continue
    omit({
      what: `the font "${family}"`,
      why: `its address is ${quoteValue(url)}`,
      instead: 'Use http or https.',
      isMistake: true,
    })
    return false
  }
  return true
}

/**
 * The faces of an entry's own font: the regular one, and one for each other weight.
 *
 * The font is named by its family alone, without a generic one.
 */
export function customFontSpecs({ family, fileUrl, files = {} }: CustomFont): FontSpec[] {
  const regular = fileUrl || files.regular
  if (!family || !regular) return []
  const others = Object.entries(files).filter(
    ([weight, url]) => url && url !== regular && Number(weight) > 0,
  )
  return [['400', regular], ...others].map(([weight = '', url = '']) => ({
    family,
    source: `url(${cssAddress(url)})`,
    descriptors: { weight, display: 'fallback' },
  }))
}

/** The face of an `@font-face` rule; none if the family or source is missing. */
export function fontFaceSpecs(body: string): FontSpec[] {
  let family = ''
  let source = ''
  const descriptors: Record<string, string> = {}
  for (const [name, value] of declarationsIn(body)) {
    const property = name.toLowerCase()
    if (property === 'src') source = value
    else if (property === 'font-family') family = value.replace(/^(["'])(.*)\1$/, '$2')
    // `font-feature-settings` is `featureSettings`, `unicode-range` is `unicodeRange`.
    else descriptors[toCamelCase(property.replace(/^font-/, ''))] = value
  }
  return family && source ? [{ family, source, descriptors }] : []
}

const SAMPLE = 'mmmmwwwwlli10WQ@'
const FALLBACKS = ['monospace', 'serif']

/** Families that were looked for in a document, by lower-case name, and whether it had them. */
const families = onePer((_: Document) => new Map<string, boolean>())

/**
 * Whether a page has a font family by itself: it declares it, or it is installed. Texts of the page
 * may then use it. The answer is that of the first call, before content adds faces of that name.
 */
function hasFont(family: string, document: Document): boolean {
  const known = families(document)
  const name = lower(family)
  const has = known.get(name) ?? (isDeclared(name, document) || isInstalled(family, document))
  known.set(name, has)
  return has
}

function isDeclared(name: string, { fonts }: Document): boolean {
  return Array.from(fonts).some(({ family }) => lower(unquoted(family)) === name)
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

function unquoted(family: string): string {
  return family.replace(/^["']|["']$/g, '')
}

function lower(name: string): string {
  return name.trim().toLowerCase()
}
