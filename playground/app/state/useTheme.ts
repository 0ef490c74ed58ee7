import { useLayoutEffect } from 'react'
import type { Theme } from './urlState'

/** Puts the theme on the document, where the tokens look for it. */
export function useTheme(theme: Theme): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
}
