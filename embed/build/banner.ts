import { manifest } from './manifest.ts'

/** The only comment in a built file of the widget. */
export const LICENSE_LINE = `/*! SiteBlocks ${manifest.version} | MIT License | others' work: THIRD-PARTY-NOTICES.txt */`

/**
 * Asks V8 to compile the whole file on another thread while it loads. Most of it runs on the first
 * page view, and compiling each function on the main thread would take 30 ms. Must be the first
 * line. No gain in an inline script, which is compiled on the main thread.
 *
 * @see https://github.com/v8/v8.dev/blob/main/src/blog/explicit-compile-hints.md
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/** First lines of a file whose functions mostly run on load. */
export const EAGER_BANNER = `${COMPILE_HINT}\n${LICENSE_LINE}`
