import { useInsertionEffect, useMemo } from 'react'
import type { ContentEntry, CustomFont } from '../../content/types'
import type { ContentContextValue } from '../block/ContentContext'
import { addFonts } from '../styles/fontFaces'
import { addImports, addRules, cssOf, fontSpecs, NO_FONTS, parseEntryCss } from './addEntryStyles'

/** Adds an entry's CSS and fonts while the entry is rendered. */
export function useEntryStyles(entry: ContentEntry, content: ContentContextValue): void {
  const { cssCode = '', customFonts = NO_FONTS } = entry.data
  useCss(cssCode, customFonts, entry, cssOf(entry), content)
}

/** Adds the CSS of a block's HTML. Like the entry's own CSS, it is scoped to the entry. */
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
  const { settings, window, reportOmission } = content
  const { styles, fontHosts } = settings
  const css = useMemo(() => parseEntryCss(text, id, styles.when), [text, id, styles])
  styles.take?.(css.rules)
  // As text: an author's next edit brings equal fonts, which must not be fetched again.
  const fonts = useMemo(() => JSON.stringify(fontSpecs(css, customFonts)), [css, customFonts])

  useInsertionEffect(
    () => addImports(css, where, { settings: { fontHosts }, window, reportOmission }),
    [css, where, window, fontHosts, reportOmission],
  )
  useInsertionEffect(() => addRules(css, styles), [css, styles])
  useInsertionEffect(
    () =>
      addFonts(JSON.parse(fonts), { styles, view: window }, (omission) =>
        reportOmission(where, omission),
      ),
    [fonts, styles, window, where, reportOmission],
  )
}
