import { useInsertionEffect, useMemo } from 'react'
import type { ContentEntry, CustomFont } from '../../content/types'
import { quoteValue } from '../../utils/quoteValue'
import { entryCss } from '../styles/entryCss'
import { addFontSheets, fontSheetAddress, importAddress } from '../styles/fontSheets'
import { addFonts, customFontSpecs, fontFaceSpecs } from '../styles/fonts'
import type { ContentContextValue } from './ContentContext'
import type { Omission } from './createOmissionReport'

const NO_FONTS: readonly CustomFont[] = []

/** Adds the CSS and the fonts that an entry brings along, for as long as it is rendered. */
export function useEntryStyles(entry: ContentEntry, content: ContentContextValue): void {
  const { cssCode = '', customFonts = NO_FONTS } = entry.data
  useCss(cssCode, customFonts, entry, `the CSS of entry "${entry.id}"`, content)
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
  { settings: { styles, window, fontHosts }, reportOmission }: ContentContextValue,
): void {
  const css = useMemo(() => {
    const root = id ? `-${id.replace(/[^\w-]/g, '\\$&')}` : ''
    return entryCss(text, `.builder-component${root}`)
  }, [text, id])
  styles.take?.(css.rules)
  // As text, so that an author's next change, which brings equal fonts, does not fetch them again.
  const fonts = useMemo(
    () =>
      JSON.stringify([
        ...css.fontFaces.flatMap(fontFaceSpecs),
        ...customFonts.flatMap(customFontSpecs),
      ]),
    [css, customFonts],
  )

  useInsertionEffect(() => {
    const addresses: string[] = []
    for (const rule of css.imports) {
      const asked = importAddress(rule)
      const address = fontSheetAddress(asked, window.document, fontHosts)
      if (address) addresses.push(address)
      else reportOmission(where, importOmission(asked))
    }
    return addFontSheets(addresses, window.document)
  }, [css, where, window, fontHosts, reportOmission])

  useInsertionEffect(() => {
    if (css.rules.length === 0) return
    const sheet = styles.openSheet()
    for (const rule of css.rules) sheet.insert(rule)
    return sheet.remove
  }, [css, styles])

  useInsertionEffect(() => addFonts(JSON.parse(fonts), window), [fonts, window])
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
