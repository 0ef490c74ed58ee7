import { useInsertionEffect, useMemo } from 'react'
import type { ContentEntry } from '../../content/types'
import { quoteValue } from '../../utils/quoteValue'
import { warnOnce } from '../../utils/warn'
import type { RootStyles } from '../styles/blockStyles'
import { type EntryCss, entryCss } from '../styles/entryCss'
import { addFonts, customFontSpecs, type FontSpec, fontFaceSpecs } from '../styles/fonts'
import type { ContentContextValue } from './ContentContext'

const NO_FONTS: readonly FontSpec[] = []

/** Adds the CSS and the fonts that an entry brings along, for as long as it is rendered. */
export function useEntryStyles(entry: ContentEntry, styles: RootStyles, window: Window): void {
  const { id, data } = entry
  const { cssCode, customFonts } = data
  const css = useMemo(() => entryCss(cssCode ?? '', rootSelector(id)), [cssCode, id])
  styles.take?.(css.rules)
  const fonts = useMemo(() => (customFonts ?? []).flatMap(customFontSpecs), [customFonts])
  useCss(css, `the CSS of entry "${id}"`, styles, window, fonts)
}

/** Adds the CSS of a block's own HTML, which means the entry as that of the entry does. */
export function useEmbedStyles(
  css: string,
  where: string,
  { currentEntry, settings }: ContentContextValue,
): void {
  const { id } = currentEntry()
  const parsed = useMemo(() => entryCss(css, rootSelector(id)), [css, id])
  settings.styles.take?.(parsed.rules)
  useCss(parsed, where, settings.styles, settings.window)
}

function useCss(
  css: EntryCss,
  where: string,
  styles: RootStyles,
  window: Window,
  customFonts: readonly FontSpec[] = NO_FONTS,
): void {
  // As text, so that an author's next change, which brings equal fonts, does not fetch them again.
  const fonts = useMemo(
    () => JSON.stringify([...css.fontFaces.flatMap(fontFaceSpecs), ...customFonts]),
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

  useInsertionEffect(() => addFonts(JSON.parse(fonts) as FontSpec[], window), [fonts, window])
}

function rootSelector(id: string | undefined): string {
  return id ? `.builder-component-${id.replace(/[^\w-]/g, '\\$&')}` : '.builder-component'
}
