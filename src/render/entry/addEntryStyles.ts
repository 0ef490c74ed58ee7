import type { ContentEntry, CustomFont } from '../../content/types'
import type { Omission } from '../../utils/problems/Omission'
import { quoteValue } from '../../utils/text/quoteValue'
import { combineUndos } from '../../utils/timing/combineUndos'
import type { BlockReports, Surroundings } from '../block/ContentContext'
import type { RootStyles } from '../styles/blockStyles'
import { type EntryCss, entryCss } from '../styles/entryCss'
import { addFonts, customFontSpecs, type FontSpec, fontFaceSpecs } from '../styles/fontFaces'
import { addFontSheets, fontSheetAddress, importAddress } from '../styles/fontHosts'

export const NO_FONTS: readonly CustomFont[] = []

/** Adds the CSS and fonts of an entry, without React. Returns the undo. */
export function addEntryStyles(
  entry: ContentEntry,
  content: Surroundings & BlockReports,
): () => void {
  const { cssCode = '', customFonts = NO_FONTS } = entry.data
  const { styles } = content.settings
  const css = parseEntryCss(cssCode, entry.id, styles.when)
  return combineUndos([
    addImports(css, cssOf(entry), content),
    addRules(css, styles),
    addFonts(fontSpecs(css, customFonts), { styles, view: content.window }, (omission) =>
      content.reportOmission(cssOf(entry), omission),
    ),
  ])
}

export function cssOf({ id }: ContentEntry): string {
  return `the CSS of entry "${id}"`
}

export function parseEntryCss(
  text: string,
  entryId: string | undefined,
  when: RootStyles['when'],
): EntryCss {
  const root = entryId ? `-${entryId.replace(/[^\w-]/g, '\\$&')}` : ''
  return entryCss(text, `.builder-component${root}`, when)
}

export function fontSpecs(css: EntryCss, customFonts: readonly CustomFont[]): FontSpec[] {
  return [...css.fontFaces.flatMap(fontFaceSpecs), ...customFonts.flatMap(customFontSpecs)]
}

interface ImportParts extends Pick<Surroundings & BlockReports, 'window' | 'reportOmission'> {
  readonly settings: Pick<Surroundings['settings'], 'fontHosts'>
}

export function addImports(
  css: EntryCss,
  where: string,
  { settings: { fontHosts }, window, reportOmission }: ImportParts,
): () => void {
  const addresses: string[] = []
  for (const rule of css.imports) {
    const asked = importAddress(rule)
    const address = fontSheetAddress(asked, window.document, fontHosts)
    if (address) addresses.push(address)
    else reportOmission(where, importOmission(asked))
  }
  for (const omission of css.omissions) reportOmission(where, omission)
  return addFontSheets(addresses, window.document)
}

export function addRules({ rules }: EntryCss, styles: RootStyles): () => void {
  if (rules.length === 0) return () => {}
  const sheet = styles.openSheet()
  for (const rule of rules) sheet.insert(rule)
  return sheet.remove
}

function importOmission(address: string): Omission {
  return {
    what: `the style sheet ${quoteValue(address)}`,
    why: 'only those of known font hosts are loaded',
    instead:
      'Put its rules there, or name its host in the option fontHosts if it serves only fonts.',
    isUpToSite: true,
  }
}
