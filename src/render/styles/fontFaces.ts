import type { CustomFont } from '../../content/types'
import { mistake, type TakeOmission } from '../../utils/problems/Omission'
import { warnOnce } from '../../utils/problems/warn'
import { toCamelCase } from '../../utils/text/letterCase'
import { quoteValue } from '../../utils/text/quoteValue'
import { randomLetters } from '../../utils/text/randomId'
import { isSafeUrl } from '../../utils/text/safeUrl'
import { combineUndos } from '../../utils/timing/combineUndos'
import { onePer } from '../../utils/values/onePer'
import type { RootStyles } from './blockStyles'
import { cssAddress } from './cssValue'
import { ownFont } from './ownFonts'
import { type SharedThings, share } from './share'
import { declarationsIn } from './splitCss'

/** Arguments of `new FontFace()`. */
export interface FontSpec {
  readonly family: string
  readonly source: string
  readonly descriptors: FontFaceDescriptors
}

type FontRoot = Pick<RootStyles, 'openSheet'>

/** The faces of a root, by spec, and what ends their names. */
const facesOf = onePer((_styles: FontRoot) => ({
  shared: new Map() as SharedThings,
  key: randomLetters(),
}))

const SOURCE_URL = /url\(\s*["']?([^"')]*)/gi
const FONT_DATA = /^data:(?:font\/|application\/(?:x-)?font)/i

/**
 * Adds faces to the document, where the root can use them. Equal faces of a root are shared, are
 * fetched when a text needs them, and are removed with their last user.
 *
 * Each has a name that only its root knows, by the variable of {@link ownFont}: a text elsewhere that
 * used a face of the content would tell the font's host, by its ranges, which characters it has.
 *
 * @param omit - Receives those that may not be fetched.
 * @returns The undo.
 */
export function addFonts(
  specs: readonly FontSpec[],
  { styles, view }: { readonly styles: FontRoot; readonly view: Window },
  omit: TakeOmission,
): () => void {
  const { FontFace } = view as Window & typeof globalThis
  // Windows of test runners may have no fonts.
  if (!FontFace) return () => {}
  const { shared, key } = facesOf(styles)
  const undos = specs.map((spec) =>
    isSafeSource(spec, omit) ? share(shared, JSON.stringify(spec), () => addFace(spec)) : undefined,
  )
  return combineUndos(undos)

  function addFace({ family, source, descriptors }: FontSpec): () => void {
    const variable = ownFont(family)
    const name = `${variable}-${key}`
    const face = new FontFace(name, source, descriptors)
    face.loaded.catch(() => warnOnce(`the font "${family}" could not be loaded. Check its files.`))
    view.document.fonts.add(face)
    const sheet = styles.openSheet()
    sheet.insert(`:host,:scope{--${variable}:${name}}`)
    return () => {
      view.document.fonts.delete(face)
      sheet.remove()
    }
  }
}

function isSafeSource({ family, source }: FontSpec, omit: TakeOmission): boolean {
  for (const [, url = ''] of source.matchAll(SOURCE_URL)) {
    if (isSafeUrl(url, ['http', 'https']) || FONT_DATA.test(url)) continue
    const why = `its address is ${quoteValue(url)}`
    omit(mistake(`the font "${family}"`, why, 'Use http or https.'))
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
