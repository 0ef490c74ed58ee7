import { useInsertionEffect, useMemo } from 'react'
import type { ContentEntry, CustomFont } from '../../content/types'
import { combineUndos } from '../../utils/combineUndos'
import type { Omission } from '../../utils/Omission'
import { quoteValue } from '../../utils/quoteValue'
import type { RootStyles } from '../styles/blockStyles'
import { type EntryCss, entryCss } from '../styles/entryCss'
import { addFonts, customFontSpecs, type FontSpec, fontFaceSpecs } from '../styles/fontFaces'
import { addFontSheets, fontSheetAddress, importAddress } from '../styles/fontSheets'
import type { ContentContextValue, PlainContext } from './ContentContext'

const NO_FONTS: readonly CustomFont[] = []

/** Adds the CSS and the fonts that an entry brings along, for as long as it is rendered. */
export function useEntryStyles(entry: ContentEntry, content: ContentContextValue): void {
  const { cssCode = '', customFonts = NO_FONTS } = entry.data
  useCss(cssCode, customFonts, entry, cssOf(entry), content)
}

/** Adds the CSS of a block's own HTML, which means the entry as that of the entry does. */
export function useEmbedStyles(css: string, where: string, content: ContentContextValue): void {
  useCss(css, NO_FONTS, content.currentEntry(), where, content)
}

function useCss(
  text: string,
  customFonts: readonly CustomFont[],
  { id }: ContentEntry,
  where: string,
  content: ContentContextValue,
): void {
  const { settings, reportOmission } = content
  const { styles, window, fontHosts } = settings
  const css = useMemo(() => scopedCss(text, id), [text, id])
  styles.take?.(css.rules)
  // As text, so that an author's next change, which brings equal fonts, does not fetch them again.
  const fonts = useMemo(() => JSON.stringify(fontSpecs(css, customFonts)), [css, customFonts])

  useInsertionEffect(
    () => addImports(css, where, { settings: { window, fontHosts }, reportOmission }),
    [css, where, window, fontHosts, reportOmission],
  )
  useInsertionEffect(() => addRules(css, styles), [css, styles])
  useInsertionEffect(
    () => addFonts(JSON.parse(fonts), window, (omission) => reportOmission(where, omission)),
    [fonts, window, where, reportOmission],
  )
}

/** Adds the CSS and the fonts of an entry outside of React. Returns the undo. */
export function addEntryStyles(entry: ContentEntry, content: PlainContext): () => void {
  const { cssCode = '', customFonts = NO_FONTS } = entry.data
  const { styles, window } = content.settings
  const css = scopedCss(cssCode, entry.id)
  return combineUndos([
    addImports(css, cssOf(entry), content),
    addRules(css, styles),
    addFonts(fontSpecs(css, customFonts), window, (omission) =>
      content.reportOmission(cssOf(entry), omission),
    ),
  ])
}

function cssOf({ id }: ContentEntry): string {
  return `the CSS of entry "${id}"`
}

function scopedCss(text: string, entryId: string | undefined): EntryCss {
  const root = entryId ? `-${entryId.replace(/[^\w-]/g, '\\$&')}` : ''
  return entryCss(text, `.builder-component${root}`)
}

function fontSpecs(css: EntryCss, customFonts: readonly CustomFont[]): FontSpec[] {
  return [...css.fontFaces.flatMap(fontFaceSpecs), ...customFonts.flatMap(customFontSpecs)]
}

interface ImportParts extends Pick<PlainContext, 'reportOmission'> {
  readonly settings: Pick<PlainContext['settings'], 'window' | 'fontHosts'>
}

function addImports(
  css: EntryCss,
  where: string,
  { settings: { window, fontHosts }, reportOmission }: ImportParts,
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

function addRules({ rules }: EntryCss, styles: RootStyles): () => void {
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
      'Put its rules there instead, or name its host in the option fontHosts if it serves fonts and nothing else.',
    isUpToSite: true,
  }
}
