import { useInsertionEffect, useMemo } from 'react'
import type { ContentEntry } from '../../content/types'
import { quoteValue } from '../../utils/quoteValue'
import { warnOnce } from '../../utils/warn'
import { addFonts } from '../fonts/addFonts'
import type { FontSpec } from '../fonts/FontSpec'
import { customFontSpecs, fontFaceSpecs } from '../fonts/fontSpecs'
import { entryCss } from '../styles/entryCss'
import type { RootStyles } from '../styles/RootStyles'

/** Adds the CSS and the fonts that an entry brings along, for as long as it is drawn. */
export function useEntryStyles(entry: ContentEntry, styles: RootStyles, window: Window): void {
  const { id, data } = entry
  const { cssCode, customFonts } = data
  const css = useMemo(() => entryCss(cssCode ?? '', rootSelector(id)), [cssCode, id])
  styles.take?.(css.rules)
  // As text, so that an author's next change, which brings equal fonts, does not fetch them again.
  const fonts = useMemo(
    () =>
      JSON.stringify([
        ...css.fontFaces.flatMap(fontFaceSpecs),
        ...(customFonts ?? []).flatMap(customFontSpecs),
      ]),
    [css, customFonts],
  )

  useInsertionEffect(() => {
    for (const rule of css.imports) {
      warnOnce(
        `${quoteValue(rule)} in the CSS of entry "${id}" was dropped. Put the rules themselves there.`,
      )
    }
    if (css.rules.length === 0) return
    const sheet = styles.openSheet()
    for (const rule of css.rules) sheet.insert(rule)
    return sheet.remove
  }, [css, id, styles])

  useInsertionEffect(() => addFonts(JSON.parse(fonts) as FontSpec[], window), [fonts, window])
}

function rootSelector(id: string | undefined): string {
  return id ? `.builder-component-${id.replace(/[^\w-]/g, '\\$&')}` : '.builder-component'
}
