import { useInsertionEffect, useMemo } from 'react'
import type { ContentEntry, CustomFont } from '../../content/types'
import { addFonts } from '../styles/fontFaces'
import { addImports, addRules, cssOf, fontSpecs, NO_FONTS, parseEntryCss } from './addEntryStyles'
import type { ContentContextValue } from './ContentContext'

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
  const css = useMemo(() => parseEntryCss(text, id), [text, id])
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
