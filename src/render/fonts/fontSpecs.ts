import type { CustomFont } from '../../content/types'
import { toCamelCase } from '../../utils/letterCase'
import { declarationsIn } from '../styles/splitCss'
import type { FontSpec } from './FontSpec'

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
