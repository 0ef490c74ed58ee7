import { useInsertionEffect, useMemo } from 'react'
import type { ContentEntry, CustomFont } from '../../content/types'
import { quoteValue } from '../../utils/quoteValue'
import { warnOnce } from '../../utils/warn'
import type { RootStyles } from '../styles/blockStyles'
import { entryCss } from '../styles/entryCss'
import { addFonts, customFontSpecs, fontFaceSpecs } from '../styles/fonts'
import type { ContentContextValue } from './ContentContext'

const NO_FONTS: readonly CustomFont[] = []

/** Adds the CSS and the fonts that an entry brings along, for as long as it is rendered. */
export function useEntryStyles(entry: ContentEntry, styles: RootStyles, window: Window): void {
  const { cssCode = '', customFonts = NO_FONTS } = entry.data
  useCss(cssCode, customFonts, entry, `the CSS of entry "${entry.id}"`, styles, window)
}

/** Adds the CSS of a block's own HTML, which means the entry as that of the entry does. */
export function useEmbedStyles(
  css: string,
  where: string,
  { currentEntry, settings }: ContentContextValue,
): void {
  useCss(css, NO_FONTS, currentEntry(), where, settings.styles, settings.window)
}

function useCss(
  text: string,
  customFonts: readonly CustomFont[],
  { id }: ContentEntry,
  where: string,
  styles: RootStyles,
  window: Window,
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
    for (const rule of css.imports)
      warnOnce(`${quoteValue(rule)} in ${where} was dropped. Put the rules themselves there.`)
    if (css.rules.length === 0) return
    const sheet = styles.openSheet()
    for (const rule of css.rules) sheet.insert(rule)
    return sheet.remove
  }, [css, where, styles])

  useInsertionEffect(() => addFonts(JSON.parse(fonts), window), [fonts, window])
}
