import type { Plugin } from 'vite'
import { emotionCache } from './lean/emotionCache.ts'
import { leanFiles } from './lean/leanFiles.ts'
import { masonry } from './lean/masonry.ts'
import { leanPurify } from './leanPurify.ts'

/** Takes out of libraries beside React what the widget does without. */
export function leanLibraries(): Plugin[] {
  return [
    leanPurify(),
    leanFiles('lean-masonry', { '/react-masonry-css.module.js': masonry }),
    leanFiles('lean-emotion', { '/emotion-cache.browser.esm.js': emotionCache }),
  ]
}
